/**
 * What people ask of data. An intent is a function of the ledger to blocks; the questions that mean it stand in
 * `assistant/src/questions/*.jsonl` under its id.
 */
export const dataIntents = [
  // One model.
  "overview", // How am I doing?
  "followers", // How many followers do I have?
  "growth", // How fast do I grow? How is my growth on X?
  "growth-compared", // Am I growing faster than last month?
  "forecast", // How many followers will I have?
  "engagement", // What is my engagement rate?
  "engagement-for-size", // Is my engagement good for my size? How do I stand against others?
  "engagement-why", // Why did likes or engagement change?
  "jump", // What caused that spike or fall of followers?
  "posts-best", // Which posts did best?
  "posts-worst", // Which posts flopped?
  "posts-newest", // What did my last post get?
  "content-best", // What kind of content works best for me?
  "content-themes", // What do I post about? Which themes, which languages?
  "best-time", // When should I post? At which hour are my posts seen most?
  "rhythm", // How often do I post? Is that enough?
  "audience", // Who follows me? Countries, ages, genders
  "views", // How many views or how much reach do I get?
  "platform-best", // Which platform works best for me? Where should I focus?
  "platform-share", // What share of my followers is on Instagram?
  "risks", // What are my biggest risks? Anything alarming?
  "next-steps", // What should I do next (week)?
  "score", // What is my trending score and why?
  "source", // Where does this figure come from, how old is it, how sure?
  "missing", // What data is missing? Why is there no figure?
  "changes", // What changed since my last report?
  "followers-real", // Are my followers bought or fake?
  "metric", // Any figure by its name
  "definition", // What does engagement mean, how is it computed?
  // The team.
  "todos", // What is due, what is overdue?
  "goals", // Which goals are behind? Do I reach mine?
  // Money.
  "earnings", // How much did I earn?
  "earnings-forecast", // How much will I make next month?
  "earnings-why", // Why did earnings change?
  "earnings-best", // Which was my best month or weekday?
  "earnings-kinds", // What do my earnings come from? Tips, messages, renewals
  "subscribers", // How many subscribers do I have, did I gain?
  "splits", // How is her revenue divided? Is the month confirmed?
  "subscribers-staying", // Who of those that joined in a month stays?
  "subscribers-lost", // How many subscribers left? Churn, renewals
  "conversion", // How many of my followers subscribe?
  "goal-subscribers", // How many subscribers do I need for so much a month?
  "price", // What should my subscription cost?
  "price-extras", // What should I charge for messages, customs, videos?
  "payments", // Which was the largest payment? How large is a typical one? At which hour do fans pay?
  "audience-breakdown", // What did she gain or post by day, week, month?
  "breakdown", // What do payments come to by day, week, month, hour, kind, fan?
  "chatters", // Which chatter sold most? Sales an hour
  "payers", // Who spends, how much does a payer spend?
  // Several models.
  "models-overview", // How are my models doing?
  "models-best", // Which of my models is doing best, worst?
  "models-goal", // Which of my models reaches so many followers first?
  "models-growth", // Which of my models grows fastest, slowest?
  "models-losing", // Which of my models lost followers, subscribers?
  "models-linked", // Which of my models are on OnlyFans?
  "models-missing", // Which models have not connected, have no statement, no report?
  "models-attention", // Which model needs attention?
  "models-earnings", // Which model earns most?
  "models-audience-breakdown", // What did all gain or post by day, week, month?
  "models-breakdown", // What do the payments of all come to by day, week, month, hour, kind, fan?
  "models-forecast", // What will all of them bring next month?
  "models-platforms", // Which platform works best for my models?
  "models-rank", // Which model has most followers, best engagement …
  "compare", // Compare A with B; who has more …
] as const;
export type DataIntent = (typeof dataIntents)[number];

/** What is said to a person rather than asked of data. */
export const talkIntents = ["greeting", "thanks", "acknowledgement", "who", "what", "bye"] as const;
export type TalkIntent = (typeof talkIntents)[number];

/** Asked of the assistant, but answered by a fixed text. */
export const refusedIntents = ["draft", "act", "law", "off-topic", "person"] as const;
export type RefusedIntent = (typeof refusedIntents)[number];

/** `article:{id}` is an article of the playbook; `none` is what nothing here answers. */
export type IntentId = DataIntent | TalkIntent | RefusedIntent | `article:${string}` | "none";
