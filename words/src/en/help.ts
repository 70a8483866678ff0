import { accessTopics } from "./help-access.ts";

/** /help and the help of each screen. */
export const helpWords = {
  title: "Help",
  description: "What each screen shows, how to read it, and what people do there.",
  reading: "How to read it",
  tasks: "What you can do here",
  all: "Help on all screens",
  methods: "How figures are made",
  tour: "Two-minute tour",
  changelog: "What's new",
  none: "There is no help for this address. The list of all screens may have what you are looking for.",
  topics: {
    search: {
      name: "Discover creators",
      shows: "Public creators that FanRadar knows, with their profiles, size and growth.",
      reading:
        "The line above the list says why creators stand in this order. Trending means unusual growth for an account of that size, not the largest account.",
      tasks: [
        "Type a name, a handle or paste a link.",
        "Narrow the list by platform, size or check mark.",
        "If nobody is found, start a free analysis of the handle.",
      ],
    },
    analyze: {
      name: "Free analysis",
      shows: "A form that makes one report without an account, and creators whom others look at this week.",
      reading:
        "The report rests on public data and on what you type. A ring marks figures that were typed in or estimated.",
      tasks: [
        "Paste at least one profile link and start.",
        "Leave the page if you like: the link to the report works later.",
        "Sign up afterwards to keep the report.",
      ],
    },
    assistant: {
      name: "Assistant and prices",
      shows: "Answers about your models, or about public creators, and in the second tab advice on prices.",
      reading:
        "Every number in an answer comes from a report and opens its source. If data are missing, the answer says what would provide them.",
      tasks: [
        "Choose a model, then pick a quick start or ask in your own words.",
        "Open the sources under an answer.",
        "In the tab for prices, choose a model with a statement or paste monthly data.",
      ],
    },
    compare: {
      name: "Compare",
      shows: "Several creators side by side, with ranges and ranks.",
      reading:
        "If two ranges overlap, the result is too close to call. A score without earnings is never ranked against one that has them.",
      tasks: [
        "Add creators or your own models.",
        "Press a figure to see where it comes from.",
        "Save the comparison as a report to come back to it.",
      ],
    },
    analytics: {
      name: "Analytics",
      shows: "Your portfolio over a period; for visitors, totals of all public creators.",
      reading:
        "A change compares the period with the equal one before it. A dash means that there is no earlier period to compare with.",
      tasks: [
        "Choose the period and the platform.",
        "See which profiles drive the change.",
        "Export what is on screen as a table or as JSON.",
      ],
    },
    creator: {
      name: "Creator page",
      shows: "The public page of a creator: profiles, public figures, growth and the newest public report.",
      reading: "Check marks tell who confirmed the page. Creators decide which of their figures are public.",
      tasks: [
        "Compare the creator with others or start an analysis.",
        "Claim the page if it is about you.",
        "Report a problem; a person looks at it.",
      ],
    },
    removal: {
      name: "Removal",
      shows: "How a creator has everything deleted that is stored here about a public profile.",
      reading: "A code in the bio removes the profile at once. Without the code, a person decides on the request.",
      tasks: ["Enter the profile and put the code into its bio.", "If you cannot change the bio, send the form."],
    },
    methods: {
      name: "Methods",
      shows: "What each figure means, its formula, and how often its range turned out to be right.",
      reading:
        "The list of marks runs from the most to the least trusted source. Accuracy is shown only where it was measured.",
      tasks: ["Search for a figure by its name.", "Open a figure from a report with “What is this?”."],
    },
    legal: {
      name: "Terms and privacy",
      shows: "The terms in force and how personal data are handled.",
      reading: "The sections stand in plain words. What they promise is also what the software does.",
      tasks: ["Read what is stored about creators and about you.", "Go from here to the removal of a profile."],
    },
    dashboard: {
      name: "Dashboard",
      shows: "Your models with the state of their reports, what needs attention, and what happened lately.",
      reading:
        "The badge of a model tells what its report rests on. “Manual Entry” means that key figures were typed or are missing.",
      tasks: [
        "Submit a model, or paste a whole list of links.",
        "Open a report from its row.",
        "Select several rows to analyze, tag or delete them together.",
      ],
    },
    submit: {
      name: "Submit a model",
      shows: "The form for a new model: a name and at least one profile link.",
      reading: "Below each link you see what this server can read by itself and what you have to type or import.",
      tasks: [
        "Paste a link; the handle is taken from it.",
        "Add figures that no platform gives, such as subscribers.",
        "Submit, and follow the analysis on the dashboard.",
        "If you follow a profile already, open its model from the form instead of adding it twice.",
      ],
    },
    todos: {
      name: "To-dos",
      shows: "What your team has to do: each with its owner, its day, and the model or report that it comes from.",
      reading:
        "You see to-dos of models that you may see, and those that you were given. A past day is marked as overdue. Below stand notes that mention you, and the models that you are in charge of.",
      tasks: [
        "Add a to-do, or make one of a next step of a report.",
        "Give it to a member; they are notified.",
        "Tick it once it is done: the others see that at once.",
        "Under a report, write a note on it or on a day of its charts, and mention members.",
        "On a report, choose who is in charge of the model: the first is proposed as the owner of its to-dos.",
        "Below a report, set a goal for the model: what a figure should be, and by when.",
      ],
    },
    profiles: {
      name: "Model profiles",
      shows: "All your models with their profiles, and creators that are trending.",
      reading: "A switch that you cannot use says why: visibility belongs to the creator, check marks to an admin.",
      tasks: [
        "Correct a name, a link or notes.",
        "Set what is public if the creator is you.",
        "Find a model by name or tag.",
        "Move a model into a workspace, or back: before you do, you see who will see it.",
      ],
    },
    history: {
      name: "Report history",
      shows: "Every version of every report on your models, and your saved comparisons.",
      reading: "A version never changes after it was made. Compare versions to see what is new.",
      tasks: ["Open or download an earlier version.", "Rate a report.", "Filter by kind or search for a model."],
    },
    report: {
      name: "Report",
      shows: "What is known about a model: the verdict, growth, content, engagement, earnings, risks and next steps.",
      reading:
        "Press any figure to see its source, age, formula and range. A dash means not known, never zero; the card says what is missing.",
      tasks: [
        "Start with the verdict and the next steps.",
        "See what changed since the version before.",
        "Share it by a link, or export it as a PDF.",
      ],
    },
    evidence: {
      name: "Data sources",
      shows: "Where the figures of a model come from: connected accounts, files, screenshots and typed figures.",
      reading:
        "If sources disagree, the more trusted one counts and the report says so. An old source is marked as such.",
      tasks: [
        "Connect an account or send a consent link to the creator.",
        "Import a statement of the platform.",
        "Type figures or remove a source.",
      ],
    },
    earnings: {
      name: "Earnings",
      shows: "What imported statements say about payments: net earnings, kinds of payment, people who pay, refunds.",
      reading: "Amounts are after the platform’s fee unless a label says gross. Fans are counted, never named.",
      tasks: [
        "Choose a model or look at all together.",
        "Compare the period with the one before.",
        "Import the newest statement if the last month is missing.",
        "Open a model’s revenue split to check a month and confirm it.",
        "Open ‘Chatters’ to add shifts and see who sold what.",
      ],
    },
    screenshots: {
      name: "Screenshots",
      shows: "Pictures of what a platform shows to its creator, and the figures read from them.",
      reading:
        "Nothing counts before you have confirmed it. The checks of a picture tell what was found, not that it is genuine.",
      tasks: [
        "Add a picture.",
        "Correct and confirm the figures that were read.",
        "Choose whether the picture is kept.",
      ],
    },
    ownProfile: {
      name: "My profile",
      shows: "Your own figures as a creator, who can see them, and how many people looked.",
      reading:
        "Earnings and subscribers are private until you switch them on. You see totals of views, never who viewed.",
      tasks: [
        "Follow the steps at the top, beginning with the claim.",
        "Decide field by field what is public.",
        "Look at your page as the public sees it.",
      ],
    },
    settings: {
      name: "Settings",
      shows: "Your account, notifications, privacy, preferences, security and workspaces.",
      reading: "Changes apply everywhere at once. Before some of them you confirm that it is you.",
      tasks: [
        "Set language, time zone, currency and theme.",
        "Turn on the second factor, add passkeys, and end sessions that you do not know.",
        "Invite people to a workspace, export your data or delete the account.",
      ],
    },
    admin: {
      name: "Admin",
      shows: "Cases to decide, people, the log, jobs and the settings of this server.",
      reading: "Each action is written to the log with who did it. A job that failed tells its cause.",
      tasks: [
        "Decide removals, problems and disputed claims.",
        "Suspend a person, change a role or reset a second factor.",
        "Set who may sign up and what this server may spend.",
      ],
    },
    ...accessTopics,
  },
};
