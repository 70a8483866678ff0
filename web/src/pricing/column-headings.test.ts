import { expect, test } from "vitest";
import { currencyOfHeading, roleOf } from "./column-headings.ts";

const headings = {
  month: "Month|Date|Monat|Mes|Mois|Zeitraum|Período",
  price:
    "Price|Price/month|Monthly price|Subscription price (€)|Monatspreis|Abopreis|Preis pro Monat|Precio mensual|Prix de l’abonnement|Prix par mois",
  joined:
    "Joined|New|New subscribers|New subs|Sign-ups|Neue Abonnenten|Neuzugänge|Neue Abos|Nuevos suscriptores|Altas|Nouveaux abonnés",
  active:
    "Active|Active subscribers|Subscribers|Subs|Number of fans|Active subscriptions|Aktive Abonnenten|Abonnentenzahl|Suscriptores activos|Abonnés actifs|Nombre d'abonnés",
  subscriptions:
    "Subscriptions|Subscription revenue|Gross subscription income (USD)|Revenue from subscribers|Abos|Abo-Einnahmen|Aboumsatz|Ingresos por suscripciones|Revenus des abonnements",
  extras:
    "Extras|Tips|Tips and messages|PPV/Tips|Other revenue|Everything else|Trinkgelder|Sonstige Einnahmen|Propinas y mensajes|Otros ingresos|Pourboires|Autres revenus",
  currency: "Currency|Währung|Moneda|Devise",
} as const;

test.each(Object.entries(headings).flatMap(([role, all]) => all.split("|").map((heading) => ({ heading, role }))))(
  "roleOf: '$heading' is $role",
  ({ heading, role }) => expect(roleOf(heading, false)).toBe(role),
);

test.each([
  "Lost subscribers",
  "Net subscriptions",
  "Price change",
  "Tip price",
  "Tips per subscriber",
  "Revenue per fan",
  "Ingresos por suscriptor",
  "Revenue from new subscribers",
  "Total revenue",
  "Mood",
  "",
])("roleOf: '%s' is another thing than what any column holds", (heading) =>
  expect(roleOf(heading, false)).toBeUndefined(),
);

test("roleOf: 'Subs' in amounts of a currency is what they paid", () => {
  expect(roleOf("Subs", true)).toBe("subscriptions");
  expect(roleOf("Active subs", true)).toBe("active");
});

test.each([
  ["Price (EUR)", "EUR"],
  ["Preis in Euro", "EUR"],
  ["Price £", "GBP"],
  ["Price CA$", "CAD"],
  ["Price ($)", "$"],
  ["Price (CHF)", "CHF"],
  ["Extras (PPV)", undefined],
  ["Price", undefined],
])("currencyOfHeading: '%s' names %s", (heading, currency) => expect(currencyOfHeading(heading)).toBe(currency));
