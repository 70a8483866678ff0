import { shiftWords } from "@fanradar/words/fr/shifts";
import type { TopicTexts } from "../articles.ts";

export const agency: TopicTexts<"agency"> = {
  commission: {
    title: "Ce que prennent la plateforme et une agence",
    text: [
      "La plateforme garde d’abord sa part : ses conditions indiquent le taux actuel, et un relevé la montre entre le brut et le net. Pour une agence, il n’y a pas de commission juste pour tous : elle paie un travail, et dépend donc de ce que fait l’agence. Répondre aux messages toute la journée vaut plus que publier selon un planning, et le conseil seul vaut le moins. Les parts des autres se comparent rarement, car certains comptent sur ce que paient les fans et d’autres sur ce qui reste après les frais de la plateforme.",
      "Convenez de la base de calcul, du mois de départ et de ce qui se passe à la fin du contrat. Une part qui laisse trop peu à la créatrice se termine plus vite qu’elle n’a commencé.",
    ],
    steps: [
      "Notez ce que l’agence fait chaque semaine, et ce que cela vous coûte.",
      "Convenez d’une part de ce que la plateforme verse, avec une date pour la revoir.",
      "Mettez-le dans un contrat écrit, et faites-le lire par un avocat du lieu où vit la créatrice.",
    ],
  },
  "finding-chatters": {
    title: "Trouver de bons chatteurs",
    text: [
      "Un bon chatteur écrit comme parle la modèle, respecte ses limites et vend sans insister. Cherchez parmi celles et ceux qui répondent à des clients par métier, demandez à d’autres agences qui elles reprendraient, et publiez l’annonce là où l’on propose du travail à distance. Un essai payé en dit plus qu’un entretien.",
      "Payez une part fixe et une part sur les ventes : la commission seule pousse à harceler les fans. Lisez dans les conditions de la plateforme si d’autres peuvent écrire au nom d’une modèle, faites-lui donner son accord par écrit, et ne confiez aux chatteurs ni son vrai nom ni ses mots de passe.",
    ],
    steps: [
      "Notez comment elle parle, ce qu’elle fait et ne fait pas, et ce que chaque chose coûte.",
      "Faites répondre les candidats à d’anciennes conversations lors d’un essai payé, et lisez chaque ligne.",
      `Saisissez les créneaux sous « ${shiftWords.tab} » dans les revenus de la modèle, et comparez après quelques semaines ce que chacun a vendu.`,
    ],
  },
  "contract-with-a-model": {
    title: "Que convenir avec une modèle",
    text: [
      "Ce qui est valable dépend de l’endroit où vous vivez : faites relire le contrat par un avocat de là-bas. Ce qu’on met d’habitude par écrit : ce que fait l’agence et ce que fait la modèle ; la part, sa base de calcul et quand elle est versée ; la durée, et le préavis de chaque côté ; qui tient les comptes, les mots de passe et les adresses e-mail derrière ; qui peut utiliser photos, vidéos et noms, et jusqu’à quand ; ce qu’elle fait et ne fait pas ; qui écrit en son nom ; qui voit ses données privées.",
      "Des conditions justes durent plus que des conditions strictes. Les comptes et le contenu restent à elle, elle peut refuser tout type de contenu à tout moment, et partir ne coûte rien de plus que le préavis.",
    ],
    steps: [
      "Parcourez ces points ensemble, et notez en mots simples ce dont vous convenez.",
      "Faites-en rédiger un contrat par un avocat du lieu où vit la modèle, et laissez-lui le temps de consulter quelqu’un de son côté.",
      "Fixez un jour pour revoir la part et le travail.",
    ],
  },
  "a-model-leaves": {
    title: "Quand une modèle veut partir",
    text: [
      "Elle peut partir : ce qui a été convenu sur le préavis et l’argent compte toujours, mais personne n’a à continuer de travailler. Demandez d’abord pourquoi. C’est souvent une seule chose, comme la part, la charge de travail ou un chatteur, et cela peut changer. Si elle y tient, une fin calme vaut mieux que les mois que vous pourriez exiger : les modèles se parlent.",
      "Ses comptes, les adresses e-mail derrière et son contenu partent avec elle. Avant de retenir ou de réclamer de l’argent, consultez un avocat.",
    ],
    steps: [
      "Lisez ce qui a été convenu sur le préavis, les paiements et les comptes, et confirmez le dernier jour par écrit.",
      "Remettez comptes, mots de passe et contenu, fermez tous les accès, et réglez le dernier mois selon son relevé.",
      "Demandez ce que vous auriez pu mieux faire, et changez-le pour les autres.",
    ],
  },
  "broken-agreement": {
    title: "Quand quelqu’un ne respecte pas l’accord",
    text: [
      "Beaucoup d’accords non tenus étaient flous : ce qui compte comme fait n’était écrit nulle part. Dites ce que vous avez vu et ce qui était convenu, avec des dates, et demandez ce qui bloque. Puis notez ensemble ce qui sera fait, et pour quand.",
      "Pouvoir réclamer quelque chose, ou faire valoir une pénalité du contrat, dépend de l’endroit où vous vivez : consultez un avocat avant de menacer ou de retenir de l’argent. Les limites qu’une modèle pose à son contenu sont les siennes, quoi qu’elle ait signé.",
    ],
    steps: [
      "Notez ce qui était convenu, ce qui s’est passé, et quand.",
      "Parlez d’abord, puis envoyez un court résumé avec une date pour les deux parties.",
      "Si rien ne change, mettez-y fin avec le préavis convenu, ou laissez un avocat écrire.",
    ],
  },
  "chatter-pay": {
    title: "Ce que gagnent les chatters",
    text: [
      "L’usage est un fixe par heure ou par équipe, plus une part de ce qui est vendu. Il n’y a de chiffre général fiable pour aucun des deux : cela dépend de l’endroit où vit le chatter, des heures et de ce que vend la page. Une part seule pousse à harceler les fans.",
      "Votre propre chiffre vient de ce qui se vend en une heure : ôtez les frais de la plateforme et la part du modèle, et voyez ce qui reste pour payer. Les remboursements et litiges s’ôtent aussi.",
    ],
    steps: [
      `Saisissez les équipes sous « ${shiftWords.tab} » dans les revenus du modèle, et lisez ce que chacun vend par heure.`,
      "Fixez un fixe juste là où ils vivent, et une part qui laisse l’heure rentable pour vous.",
      "Mettez-le par écrit, remboursements compris, et revoyez-le au bout de deux mois.",
    ],
  },
  "writing-in-her-name": {
    title: "Chatters, IA et ce qui est permis",
    text: [
      "Si d’autres personnes ou un programme peuvent écrire au nom d’une créatrice, ce sont les conditions de la plateforme qui le disent, et elles changent : lisez-les avant de commencer. La titulaire du compte répond de tout ce qui en part, et doit l’accepter par écrit.",
      "Un programme qui écrit seul est le plus grand risque : il promet ce que personne ne fait, et ne voit pas un mineur ou une urgence. Qu’il rédige tout au plus, et qu’une personne lise et envoie chaque message. S’il faut le dire aux fans dépend des conditions et du droit là où vous travaillez.",
    ],
    steps: [
      "Lisez ce que les conditions disent des tiers et des messages automatiques.",
      "Faites accepter par écrit à la créatrice qui écrit, et ce qui n’est jamais dit.",
      "Ne donnez son mot de passe à personne si la plateforme a un accès pour les équipes.",
    ],
  },
};
