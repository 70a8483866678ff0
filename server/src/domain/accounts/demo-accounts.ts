/** The three people of the demo, as the login page lists them in demo mode and nowhere else. */
export const demoAccounts = [
  { email: "demo@fanradar.test", name: "Demo", userType: "user" },
  { email: "model@fanradar.test", name: "Ava Model", userType: "model" },
  { email: "admin@fanradar.test", name: "Admin", userType: "admin" },
] as const;

export const demoPassword = "fanradar-demo";
