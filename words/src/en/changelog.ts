import type { Changes } from "../releases.ts";

/** /changelog. CHANGELOG.md is made of the English texts: `npm run changelog`. */
export const changelogWords = {
  title: "What's new",
  description: "What changed in FanRadar, version by version.",
  unreleased: "Not released yet",
  readers: { everyone: "For everybody", members: "For agencies and creators", operators: "For operators" },
  changes: {
    "0.1.0": {
      everyone: [
        "Look up a public creator on Instagram, X or TikTok, or get a free report on one without an account.",
        "Press any number to see its source, age, formula and range. Each figure has a page that explains it.",
        "Read everything in English, German, French or Spanish, in light or dark, by mouse, touch or keyboard.",
        "Sign in by a password, a passkey or a link that is emailed to you.",
        "Take a profile out of the list with a code in its bio or with a form.",
        "A request to remove a profile hides its page and leaves teams their models: they are asked, and a person decides.",
        "See the licenses of the software that the product is made of at /licenses.txt.",
      ],
      members: [
        "Reports start with what goes well, what is at risk and what to do next, and say later what became of the advice.",
        "A dashboard of all models, a comparison of up to four, analytics over any period, and earnings by month.",
        "A sample agency to look around in before you add anything, and a two-minute tour of it.",
        "Statements, screenshots and typed figures fill in what the platforms do not give, such as earnings.",
        "Price advice from a model's own months, with the chance that a new price earns more.",
        "An assistant that answers from the figures of your models and from a written playbook.",
        "Workspaces for teams: roles, people in charge, to-dos, and notes on a report or a day of its charts.",
        "Goals for a model, with where each stands and whether the forecast reaches it by its day.",
        "A page for clients: their reports, what is asked of them and the months to confirm, under your name and logo.",
        "PDF reports, data files and shared links under the name and logo of your workspace.",
        "A revenue split by versions of the agency's share: each cent opens to its payment, and both sides confirm a month.",
        "Sales by chatter: tips and paid messages of a statement by the shifts in which they were paid.",
        "An owner exports a whole workspace as one file, and a person all of their own data.",
        "Move models of your personal workspace into a shared one, one or many at once.",
        "While many models are analyzed, the dashboard says how far they are and when the last report is expected.",
        "A link into another of your workspaces says in which it is and opens it there.",
      ],
      operators: [
        "Set up an instance by a printed link, then manage users, sign-up rules and the audit log.",
        "Sign-in with passkeys and with any number of OpenID Connect providers, whose groups can name administrators.",
        "Backups with a drill every night, metrics, alert rules, a doctor and a view of the job queue.",
      ],
    },
  } satisfies Changes,
};
