import type { Language } from "@fanradar/contract";

/** Whom a change concerns, in this order. */
export const changeReaders = ["everyone", "members", "operators"] as const;

interface Release {
  version: string;
  /** Its day, ISO 8601; null until then. */
  releasedOn: string | null;
  changes: Readonly<Record<(typeof changeReaders)[number], readonly Readonly<Record<Language, string>>[]>>;
}

/** What is in each version of FanRadar, the newest first, for /changelog. CHANGELOG.md has the English texts: `npm run changelog`. */
export const releases: readonly Release[] = [
  {
    version: "0.1.0",
    releasedOn: null,
    changes: {
      everyone: [
        {
          en: "Look up a public creator on Instagram, X or TikTok, or get a free report on one without an account.",
          de: "Finde öffentliche Creators auf Instagram, X oder TikTok, oder erhalte ohne Konto einen kostenlosen Bericht über sie.",
          es: "Busca a un creador público de Instagram, X o TikTok, o recibe un informe gratuito sobre él sin tener cuenta.",
          fr: "Cherchez un créateur public sur Instagram, X ou TikTok, ou recevez un rapport gratuit sur lui sans compte.",
        },
        {
          en: "Press any number to see its source, age, formula and range. Each figure has a page that explains it.",
          de: "Drücke auf eine Zahl, um Quelle, Alter, Formel und Bereich zu sehen. Zu jeder Zahl gibt es eine Seite, die sie erklärt.",
          es: "Pulsa cualquier número para ver su fuente, antigüedad, fórmula e intervalo. Cada cifra tiene una página que la explica.",
          fr: "Appuyez sur un nombre pour voir sa source, son âge, sa formule et sa fourchette. Chaque chiffre a une page qui l’explique.",
        },
        {
          en: "Read everything in English, German, French or Spanish, in light or dark, by mouse, touch or keyboard.",
          de: "Lies alles auf Deutsch, Englisch, Französisch oder Spanisch, hell oder dunkel, mit Maus, Finger oder Tastatur.",
          es: "Léelo todo en español, inglés, alemán o francés, en claro u oscuro, con ratón, dedo o teclado.",
          fr: "Lisez tout en français, anglais, allemand ou espagnol, en clair ou en sombre, à la souris, au doigt ou au clavier.",
        },
        {
          en: "Sign in by a password, a passkey or a link that is emailed to you.",
          de: "Melde dich mit Passwort, Passkey oder einem Link per E-Mail an.",
          es: "Inicia sesión con contraseña, passkey o un enlace que recibes por correo.",
          fr: "Connectez-vous par mot de passe, passkey ou un lien reçu par e-mail.",
        },
        {
          en: "Take a profile out of the list with a code in its bio or with a form.",
          de: "Nimm ein Profil mit einem Code in der Bio oder über ein Formular aus der Liste.",
          es: "Retira un perfil de la lista con un código en su biografía o con un formulario.",
          fr: "Retirez un profil de la liste avec un code dans sa bio ou par un formulaire.",
        },
        {
          en: "A request to remove a profile hides its page and leaves teams their models: they are asked, and a person decides.",
          de: "Ein Antrag auf Entfernung verbirgt die Seite eines Profils und lässt Teams ihre Models: Sie werden gefragt, und ein Mensch entscheidet.",
          es: "Una solicitud de eliminación oculta la página de un perfil y deja a los equipos sus modelos: se les pregunta y decide una persona.",
          fr: "Une demande de suppression masque la page d’un profil et laisse aux équipes leurs modèles : on les interroge, et une personne décide.",
        },
        {
          en: "A report that a page may show a minor, or someone without their consent, is decided within 48 hours. From someone signed in with a verified address it hides the page until then, and whoever works with the profile is told and can answer.",
          de: "Eine Meldung, dass eine Seite eine minderjährige Person oder jemanden ohne Einwilligung zeigen könnte, wird innerhalb von 48 Stunden entschieden. Kommt sie von jemandem mit Konto und bestätigter Adresse, ist die Seite bis dahin verborgen, und wer mit dem Profil arbeitet, erfährt es und kann antworten.",
          es: "Un aviso de que una página puede mostrar a un menor, o a alguien sin su consentimiento, se decide en 48 horas. Si viene de alguien con cuenta y dirección verificada, la página queda oculta hasta entonces, y quien trabaja con el perfil lo sabe y puede responder.",
          fr: "Un signalement indiquant qu’une page montre peut-être un mineur, ou quelqu’un sans son consentement, est traité sous 48 heures. S’il vient d’une personne connectée avec une adresse vérifiée, la page est masquée d’ici là, et qui travaille avec le profil en est informé et peut répondre.",
        },
        {
          en: "See the licenses of the software that the product is made of at /licenses.txt.",
          de: "Sieh unter /licenses.txt die Lizenzen der Software, aus der das Produkt besteht.",
          es: "Consulta en /licenses.txt las licencias del software del que está hecho el producto.",
          fr: "Consultez à /licenses.txt les licences des logiciels dont le produit est fait.",
        },
      ],
      members: [
        {
          en: "Reports start with what goes well, what is at risk and what to do next, and say later what became of the advice.",
          de: "Berichte beginnen mit dem, was gut läuft, was gefährdet ist und was als Nächstes zu tun ist, und sagen später, was aus dem Rat wurde.",
          es: "Los informes empiezan por lo que va bien, lo que está en riesgo y qué hacer después, y luego cuentan qué fue del consejo.",
          fr: "Les rapports commencent par ce qui va bien, ce qui est menacé et ce qu’il faut faire, puis disent ce que le conseil a donné.",
        },
        {
          en: "Reports compare with a year ago, place the price beside those of creators of the same size, and name creators alike.",
          de: "Berichte vergleichen mit dem Vorjahr, stellen den Preis neben die von Creators gleicher Größe und nennen ähnliche Creator.",
          es: "Los informes comparan con el año anterior, sitúan el precio junto al de creadores del mismo tamaño y nombran creadores parecidos.",
          fr: "Les rapports comparent avec l’an dernier, situent le prix face aux créateurs de même taille et nomment des créateurs semblables.",
        },
        {
          en: "A dashboard of all models, a comparison of up to four, analytics over any period, and earnings by month.",
          de: "Eine Übersicht aller Models, ein Vergleich von bis zu vier, Auswertungen über jeden Zeitraum und Einnahmen nach Monat.",
          es: "Un panel de todos los modelos, una comparación de hasta cuatro, analíticas de cualquier periodo e ingresos por mes.",
          fr: "Un tableau de bord de tous les modèles, une comparaison de quatre au plus, des analyses sur toute période et les revenus par mois.",
        },
        {
          en: "A sample agency to look around in before you add anything, and a two-minute tour of it.",
          de: "Eine Beispielagentur zum Umsehen, bevor du etwas hinzufügst, und ein Rundgang von zwei Minuten.",
          es: "Una agencia de muestra para mirar antes de añadir nada, y una visita guiada de dos minutos.",
          fr: "Une agence d’exemple à parcourir avant d’ajouter quoi que ce soit, et une visite guidée de deux minutes.",
        },
        {
          en: "Statements, screenshots and typed figures fill in what the platforms do not give, such as earnings.",
          de: "Abrechnungen, Screenshots und eingetippte Zahlen ergänzen, was die Plattformen nicht liefern, etwa Einnahmen.",
          es: "Extractos, capturas y cifras introducidas completan lo que las plataformas no dan, como los ingresos.",
          fr: "Relevés, captures d’écran et chiffres saisis complètent ce que les plateformes ne donnent pas, comme les revenus.",
        },
        {
          en: "Reports say how far an audience is below its highest count, and how many left after a sudden rise with no known cause.",
          de: "Berichte sagen, wie weit ein Publikum unter seinem Höchststand liegt und wie viele nach einem plötzlichen Anstieg ohne bekannten Grund gingen.",
          es: "Los informes dicen cuánto ha bajado una audiencia desde su máximo y cuántos se fueron tras una subida repentina sin causa conocida.",
          fr: "Les rapports disent de combien une audience est sous son maximum, et combien sont partis après une hausse soudaine sans cause connue.",
        },
        {
          en: "A price change is judged by what the people who joined before and after it bring.",
          de: "Eine Preisänderung wird daran gemessen, was die davor und danach Dazugekommenen bringen.",
          es: "Un cambio de precio se juzga por lo que aportan quienes se suscribieron antes y después.",
          fr: "Un changement de prix est jugé sur ce qu’apportent les abonnés arrivés avant et après.",
        },
        {
          en: "Price advice from a model's own months, with the chance that a new price earns more.",
          de: "Preisrat aus den eigenen Monaten eines Models, mit der Chance, dass ein neuer Preis mehr einbringt.",
          es: "Consejos de precio a partir de los propios meses de un modelo, con la probabilidad de que un precio nuevo rinda más.",
          fr: "Des conseils de prix tirés des mois d’un modèle, avec la chance qu’un nouveau prix rapporte plus.",
        },
        {
          en: "An assistant that answers from the figures of your models and from a written playbook.",
          de: "Ein Assistent, der mit den Zahlen deiner Models und einem geschriebenen Leitfaden antwortet.",
          es: "Un asistente que responde con las cifras de tus modelos y con una guía escrita.",
          fr: "Un assistant qui répond avec les chiffres de vos modèles et un guide écrit.",
        },
        {
          en: "Ask the assistant for earnings or followers by day, week, month, kind, model or fan, for one model or all, and why a day was weak.",
          de: "Frag den Assistenten nach Einnahmen oder Followern nach Tag, Woche, Monat, Art, Model oder Fan, für ein Model oder alle, und warum ein Tag schwach war.",
          es: "Pregunta al asistente por ingresos o seguidores por día, semana, mes, tipo, modelo o fan, de un modelo o de todos, y por qué un día fue flojo.",
          fr: "Demandez à l’assistant les revenus ou les abonnés par jour, semaine, mois, type, modèle ou fan, pour un modèle ou tous, et pourquoi un jour a été faible.",
        },
        {
          en: "Workspaces for teams: roles, people in charge, to-dos, and notes on a report or a day of its charts.",
          de: "Arbeitsbereiche für Teams: Rollen, Zuständige, Aufgaben und Notizen zu einem Bericht oder einem Tag seiner Diagramme.",
          es: "Espacios de trabajo para equipos: roles, responsables, tareas y notas sobre un informe o un día de sus gráficos.",
          fr: "Des espaces de travail pour les équipes : rôles, responsables, tâches et notes sur un rapport ou un jour de ses graphiques.",
        },
        {
          en: "Goals for a model, with where each stands and whether the forecast reaches it by its day.",
          de: "Ziele für ein Model, mit ihrem Stand und ob die Prognose sie bis zu ihrem Tag erreicht.",
          es: "Objetivos para un modelo, con su avance y si la previsión los alcanza en su fecha.",
          fr: "Des objectifs pour un modèle, avec leur état et si la prévision les atteint à la date prévue.",
        },
        {
          en: "A page for clients: their reports, what is asked of them and the months to confirm, under your name and logo.",
          de: "Eine Seite für Kunden: ihre Berichte, was von ihnen erbeten ist und die zu bestätigenden Monate, unter deinem Namen und Logo.",
          es: "Una página para clientes: sus informes, lo que se les pide y los meses por confirmar, con tu nombre y logotipo.",
          fr: "Une page pour les clients : leurs rapports, ce qui leur est demandé et les mois à confirmer, à votre nom et à votre logo.",
        },
        {
          en: "PDF reports in three lengths, data files and shared links under the name and logo of your workspace.",
          de: "PDF-Berichte in drei Längen, Datendateien und geteilte Links unter Namen und Logo deines Arbeitsbereichs.",
          es: "Informes en PDF de tres extensiones, archivos de datos y enlaces compartidos con el nombre y el logotipo de tu espacio de trabajo.",
          fr: "Rapports PDF en trois longueurs, fichiers de données et liens partagés au nom et au logo de votre espace de travail.",
        },
        {
          en: "A revenue split by versions of the agency's share: each cent opens to its payment, and both sides confirm a month.",
          de: "Eine Einnahmenteilung mit Versionen des Anteils der Agentur: Jeder Cent führt zu seiner Zahlung, und beide Seiten bestätigen einen Monat.",
          es: "Un reparto de ingresos con versiones de la parte de la agencia: cada céntimo lleva a su pago, y ambas partes confirman el mes.",
          fr: "Un partage des revenus par versions de la part de l’agence : chaque centime mène à son paiement, et les deux parties confirment un mois.",
        },
        {
          en: "Sales by chatter: tips and paid messages of a statement by the shifts in which they were paid.",
          de: "Umsatz nach Chatter: Trinkgelder und bezahlte Nachrichten einer Abrechnung nach den Schichten, in denen gezahlt wurde.",
          es: "Ventas por chatter: propinas y mensajes de pago de un extracto según los turnos en que se pagaron.",
          fr: "Ventes par chatter : pourboires et messages payants d’un relevé selon les créneaux où ils ont été payés.",
        },
        {
          en: "An owner exports a whole workspace as one file, and a person all of their own data.",
          de: "Inhaber exportieren einen ganzen Arbeitsbereich als eine Datei, und jede Person ihre eigenen Daten.",
          es: "Quien es propietario exporta un espacio de trabajo entero en un archivo, y cada persona todos sus datos.",
          fr: "Un propriétaire exporte tout un espace de travail en un fichier, et chacun ses propres données.",
        },
        {
          en: "Move models into a shared workspace and back, one or many at once: first it says who will see them.",
          de: "Verschiebe Models in einen gemeinsamen Arbeitsbereich und zurück, einzeln oder viele auf einmal: Vorher steht da, wer sie sieht.",
          es: "Mueve modelos a un espacio compartido y de vuelta, uno o muchos a la vez: antes se dice quién los verá.",
          fr: "Déplacez des modèles vers un espace partagé et retour, un ou plusieurs à la fois : d’abord, il est dit qui les verra.",
        },
        {
          en: "Before a link to a report is made, the form says what becomes visible by it.",
          de: "Bevor ein Link zu einem Bericht entsteht, sagt das Formular, was damit sichtbar wird.",
          es: "Antes de crear un enlace a un informe, el formulario dice qué se verá con él.",
          fr: "Avant la création d’un lien vers un rapport, le formulaire indique ce qu’il rendra visible.",
        },
        {
          en: "Passwords that attackers try first are refused.",
          de: "Passwörter, die Angreifer zuerst probieren, werden abgelehnt.",
          es: "Se rechazan las contraseñas que los atacantes prueban primero.",
          fr: "Les mots de passe que les attaquants essaient en premier sont refusés.",
        },
        {
          en: "An import asks before it stores amounts that a payment cannot have.",
          de: "Ein Import fragt nach, bevor er Beträge speichert, die eine Zahlung nicht haben kann.",
          es: "Una importación pregunta antes de guardar importes que un pago no puede tener.",
          fr: "Un import demande confirmation avant d’enregistrer des montants qu’un paiement ne peut pas avoir.",
        },
        {
          en: "Import one statement for several models at once on the earnings page, where its rows name the creators.",
          de: "Importiere auf der Seite der Einnahmen eine Abrechnung für mehrere Models auf einmal, wenn ihre Zeilen die Creators nennen.",
          es: "Importa en la página de ingresos una liquidación para varios modelos a la vez, si sus filas nombran a los creadores.",
          fr: "Importez sur la page des revenus un relevé pour plusieurs modèles à la fois, si ses lignes nomment les créateurs.",
        },
        {
          en: "Rows that an import left out stand beside it with their reasons.",
          de: "Zeilen, die ein Import ausgelassen hat, stehen mit ihrem Grund bei ihm.",
          es: "Las filas que una importación dejó fuera están junto a ella, con el motivo.",
          fr: "Les lignes qu’un import a laissées de côté figurent avec lui, avec leur raison.",
        },
        {
          en: "Regular payers who went quiet are among the risks of a report and on the dashboard, with what they brought.",
          de: "Stammzahler, die nicht mehr zahlen, stehen unter den Risiken eines Berichts und auf dem Dashboard, mit dem, was sie brachten.",
          es: "Los pagadores habituales que dejaron de pagar están entre los riesgos de un informe y en el panel, con lo que aportaban.",
          fr: "Les payeurs réguliers qui ne paient plus figurent parmi les risques d’un rapport et sur le tableau de bord, avec ce qu’ils rapportaient.",
        },
        {
          en: "A list of models is added without the rows that need a fix, which stay for you to correct.",
          de: "Eine Liste von Models wird ohne die Zeilen angelegt, die eine Korrektur brauchen; diese bleiben zum Korrigieren stehen.",
          es: "Una lista de modelos se añade sin las filas que hay que corregir, que se quedan para que las corrijas.",
          fr: "Une liste de modèles est ajoutée sans les lignes à corriger, qui restent pour que vous les corrigiez.",
        },
        {
          en: "Pages print without menus, in light colors and with whole charts.",
          de: "Seiten werden ohne Menüs, in hellen Farben und mit ganzen Diagrammen gedruckt.",
          es: "Las páginas se imprimen sin menús, en colores claros y con los gráficos completos.",
          fr: "Les pages s’impriment sans menus, en couleurs claires et avec les graphiques entiers.",
        },
        {
          en: "While many models are analyzed, the dashboard says how far they are and when the last report is expected.",
          de: "Während viele Models analysiert werden, sagt das Dashboard, wie weit sie sind und wann der letzte Bericht erwartet wird.",
          es: "Mientras se analizan muchos modelos, el panel dice cuántos van y cuándo se espera el último informe.",
          fr: "Pendant l’analyse de nombreux modèles, le tableau de bord indique l’avancement et l’heure prévue du dernier rapport.",
        },
        {
          en: "A link into another of your workspaces says in which it is and opens it there.",
          de: "Ein Link in einen anderen deiner Arbeitsbereiche nennt ihn und öffnet sich dort.",
          es: "Un enlace a otro de tus espacios dice en cuál está y lo abre allí.",
          fr: "Un lien vers un autre de vos espaces dit lequel et s’y ouvre.",
        },
        {
          en: "The activity of a workspace also lists models and data added or removed, share links and invites to creators.",
          de: "Die Aktivität eines Arbeitsbereichs nennt auch hinzugefügte und entfernte Models und Daten, Links zu Berichten und Einladungen an Creators.",
          es: "La actividad de un espacio de trabajo incluye también los modelos y datos añadidos o quitados, los enlaces compartidos y las invitaciones a creadores.",
          fr: "L’activité d’un espace de travail indique aussi les modèles et données ajoutés ou retirés, les liens de partage et les invitations aux créateurs.",
        },
        {
          en: "Both sides of a revenue split are notified when a later import or share changes a confirmed month.",
          de: "Beide Seiten einer Einnahmenteilung erfahren, wenn ein späterer Import oder Anteil einen bestätigten Monat ändert.",
          es: "Ambas partes de un reparto reciben un aviso cuando una importación o un porcentaje posterior cambia un mes confirmado.",
          fr: "Les deux parties d’un partage sont averties quand un import ou une part ultérieurs changent un mois confirmé.",
        },
        {
          en: "Get your notifications as push notifications, on each device where you turn them on.",
          de: "Erhalte deine Benachrichtigungen als Push-Mitteilung, auf jedem Gerät, auf dem du sie einschaltest.",
          es: "Recibe tus avisos como notificaciones push en cada dispositivo en el que las actives.",
          fr: "Recevez vos notifications en push, sur chaque appareil où vous les activez.",
        },
      ],
      operators: [
        {
          en: "Set up an instance by a printed link, then manage users, sign-up rules and the audit log.",
          de: "Richte eine Instanz über einen ausgegebenen Link ein und verwalte Nutzer, Regeln der Anmeldung und das Protokoll.",
          es: "Configura una instancia con un enlace impreso y gestiona usuarios, reglas de registro y el registro de auditoría.",
          fr: "Installez une instance par un lien imprimé, puis gérez les utilisateurs, les règles d’inscription et le journal d’audit.",
        },
        {
          en: "Sign-in with passkeys and with any number of OpenID Connect providers, whose groups can name administrators.",
          de: "Anmeldung mit Passkeys und mit beliebig vielen OpenID-Connect-Anbietern, deren Gruppen Administratoren bestimmen können.",
          es: "Inicio de sesión con llaves de acceso y con cualquier número de proveedores de OpenID Connect, cuyos grupos pueden nombrar administradores.",
          fr: "Connexion par clé d’accès et par autant de fournisseurs OpenID Connect que voulu, dont les groupes peuvent désigner les administrateurs.",
        },
        {
          en: "Backups with a drill every night, metrics, traces, alert rules, a doctor and a view of the job queue.",
          de: "Sicherungen mit einer Probe in jeder Nacht, Metriken, Traces, Alarmregeln, ein Selbsttest und ein Blick in die Warteschlange.",
          es: "Copias de seguridad con un ensayo cada noche, métricas, trazas, reglas de alerta, un diagnóstico y una vista de la cola de trabajos.",
          fr: "Des sauvegardes avec un essai chaque nuit, des métriques, des traces, des règles d’alerte, un diagnostic et une vue de la file des tâches.",
        },
        {
          en: "Where an instance sends emails, sign-up is completed by a link, and no answer tells which addresses have an account.",
          de: "Verschickt eine Instanz E-Mails, schließt ein Link die Registrierung ab, und keine Antwort verrät, welche Adressen ein Konto haben.",
          es: "Si una instancia envía correos, un enlace completa el registro y ninguna respuesta revela qué direcciones tienen cuenta.",
          fr: "Si une instance envoie des e-mails, l’inscription se termine par un lien et aucune réponse ne révèle quelles adresses ont un compte.",
        },
      ],
    },
  },
];
