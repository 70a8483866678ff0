/** Who may sign up: everybody, nobody, or who has an address of certain domains. */
export const signUpRules = ["open", "closed", "domains"] as const;
export type SignUpRule = (typeof signUpRules)[number];
