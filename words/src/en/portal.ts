/** A client's home. */
export const portalWords = {
  title: "Your page",
  lead: "What is shared with you here, and what you are asked for.",
  asked: "Asked of you",
  nothing: "Nothing is asked of you right now.",
  answer: "Answer a question about your accounts",
  connect: (platforms: string) => `Connect ${platforms}`,
  until: (day: string) => `until ${day}`,
  confirm: (count: number, written: string) =>
    count === 1 ? "Confirm a month of your revenue split" : `Confirm ${written} months of your revenue split`,
  split: "Your revenue split",
  from: (day: string) => `since ${day}`,
  open: "Open",
  reports: "Your reports",
  none: "No report is shared with you yet",
  noneHint: "Your agency chooses which models you see here.",
  followers: "Followers",
  engagement: "Engagement",
  earnings: "Net earnings, 28 days",
  reportedOn: (day: string) => `Report of ${day}`,
  waiting: "The first report isn't ready yet.",
  more: "Show more",
};
