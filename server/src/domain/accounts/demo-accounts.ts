/** The three people of the demo, as the login page lists them in demo mode and nowhere else. The model has the name of the creator that they own. */
export const demoAccounts = [
  { email: "demo@fanradar.test", name: "Demo", userType: "user" },
  { email: "model@fanradar.test", name: "Zofia Nowak", userType: "model" },
  { email: "admin@fanradar.test", name: "Admin", userType: "admin" },
] as const;

export const demoPassword = "fanradar-demo";
