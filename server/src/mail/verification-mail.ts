import { mailWords } from "@fanradar/words";

/** The mail that carries a verification link. */
export const verificationMail = ({ link }: { name: string; link: string }) => ({
  subject: mailWords.verify.subject,
  text: mailWords.verify.text(link),
});
