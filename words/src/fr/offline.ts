/** The page that stands in for one that cannot be reached. */
export const offlineWords = {
  title: "Hors ligne",
  heading: "Vous êtes hors ligne",
  backOnline: "Vous êtes de nouveau en ligne",
  retry: "Rouvrir la page",
  none: "Ouvrez un rapport lorsque vous êtes en ligne. Le dernier ouvert reste lisible ici.",
  lastSeen: "Voici le dernier rapport que vous avez ouvert, tel qu’il était",
  mayHaveChanged: "Ses chiffres ont pu changer depuis.",
};
