/** placeholder until words land */
export const verificationMail = ({ name, link }: { name: string; link: string }) => ({
  subject: "verify",
  text: `${name} ${link}`,
});
