/** Who may sign up: everyone, no one, or people with an address of certain domains. */
export const signUpRules = ["open", "closed", "domains"] as const;
export type SignUpRule = (typeof signUpRules)[number];
