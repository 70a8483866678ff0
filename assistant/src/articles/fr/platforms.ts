import type { PlatformTexts } from "../platforms.ts";

/** What is particular to a platform, by article. */
export const platformTexts: PlatformTexts = {
  "reduced-reach": {
    instagram:
      "Sur Instagram, regardez l’état du compte dans les réglages : ce qui a été retiré s’y trouve, avec un moyen de demander un examen, et si vos publications sont encore recommandées à ceux qui ne vous suivent pas.",
    tiktok:
      "Sur TikTok, les vidéos retirées figurent dans la boîte de réception et dans la vérification du compte des réglages : faites appel là, depuis la vidéo. Les vêtements, les gestes, les mots et la page derrière votre lien comptent, pas seulement la nudité.",
    x: "X ne montre nulle part si votre portée est limitée. Ce qui est marqué comme sensible est caché dans la recherche à ceux qui ne l’ont pas autorisé, ce qu’on prend souvent pour un shadowban.",
    reddit:
      "Sur Reddit, ouvrez votre profil sans être connecté : s’il est introuvable, tout le compte est limité, et l’appel se fait auprès de Reddit. Si seules des publications d’une communauté disparaissent, c’est son filtre ou ses modérateurs : demandez-leur.",
  },
  "rules-of-links": {
    instagram:
      "Sur Instagram, un lien dans la bio est possible, mais les règles interdisent de proposer des services sexuels, et un lien direct vers une page adulte est une cause fréquente de limites. Mettez une page à vous sans image adulte, et ne nommez pas la page payante dans les légendes, stories ou messages.",
    tiktok:
      "Sur TikTok, ne mettez pas de lien vers une page adulte, ni direct ni par une page de liens qui la montre : TikTok lit ce qu’il y a derrière. Mettez un autre compte qui a le droit de l’avoir. Tous les comptes ne peuvent pas mettre un lien dans la bio.",
    x: "Sur X, un lien vers votre page est permis dans la bio, dans les publications et dans celle qui est épinglée. Marquez les médias adultes comme sensibles, et n’en mettez ni en photo de profil ni en bannière.",
    reddit:
      "Sur Reddit, mettez le lien dans votre profil. Chaque communauté décide si publications et commentaires peuvent en avoir un : beaucoup l’interdisent et bannissent pour cela, lisez donc d’abord les règles épinglées.",
  },
  "account-banned": {
    instagram:
      "Sur Instagram, reconnectez-vous : l’écran qui dit que le compte est désactivé a le moyen de demander un examen, et le délai. Il faudra peut-être prouver qui vous êtes par une photo ou un document.",
    tiktok:
      "Sur TikTok, l’appel se trouve dans le message sur le bannissement, dans l’application ou à la connexion, avec un délai. Enregistrez vos vidéos tant que c’est possible.",
    x: "Sur X, faites appel par le formulaire des comptes verrouillés et suspendus de son centre d’aide, connecté à ce compte. Un compte seulement verrouillé demande souvent de supprimer une publication ou de se vérifier.",
    reddit:
      "Un bannissement d’une communauté vient de ses modérateurs : répondez une fois, poliment, en nommant la règle que vous connaissez maintenant. Plusieurs à la fois, c’est le plus souvent la même publication partout, des liens ou une vérification absente. Seul un bannissement de tout Reddit se conteste auprès de Reddit. Ne le contournez pas avec un second compte : vous perdriez les deux.",
  },
  "being-found": {
    instagram:
      "Sur Instagram, les mots du nom, de la première ligne et de la légende sont cherchés ; quelques hashtags exacts suffisent. Ceux qui sont interdits ou adultes sortent la publication des recommandations.",
    tiktok:
      "Sur TikTok, ce sont les mots dits et montrés dans la vidéo et la première ligne de la légende qui décident à qui elle est montrée. Quelques hashtags exacts suffisent.",
    x: "Sur X, un ou deux hashtags au plus, ou aucun : on y trouve l’adulte par les mots du texte, les reposts et les réponses. Marqué comme sensible, seul qui l’autorise le voit.",
    reddit: "Reddit n’a pas de hashtags : la communauté, le titre et son étiquette décident qui voit une publication.",
  },
  "path-to-the-page": {
    instagram:
      "Depuis Instagram : les vidéos courtes amènent des inconnus, les stories mènent les intéressés au lien. Dites « lien en bio » sans nommer la page payante.",
    tiktok:
      "Depuis TikTok, personne ne peut aller droit à la page : menez d’abord les gens vers un autre compte, par son nom ou le lien en bio, et de là à la page.",
    x: "Depuis X : épinglez une publication avec votre meilleure photo, une phrase et le lien, publiez un aperçu chaque jour, répondez sous des créatrices de votre genre, et convenez de reposts. Les aperçus adultes y sont permis s’ils sont marqués comme sensibles.",
    reddit:
      "Depuis Reddit : publiez dans des communautés qui conviennent, ayez le lien dans le profil, et répondez aux commentaires dans la première heure. Les gens ouvrent le profil, sa publication épinglée doit donc vendre.",
  },
  "growing-an-audience": {
    instagram:
      "Sur Instagram, les reels touchent ceux qui ne vous suivent pas ; publications et stories à la une les font rester. Faites plus du genre de reel que des inconnus ont vu, et retirez du profil ce qui sort des recommandations.",
    tiktok:
      "Sur TikTok, chaque vidéo repart d’inconnus : une série avec le même début amène des abonnés, les succès isolés amènent des vues.",
    x: "Sur X, les abonnés viennent par les reposts et les réponses : répondez chaque jour sous des créatrices plus grandes de votre genre, échangez des reposts, et épinglez votre meilleure publication.",
    reddit: "Sur Reddit, les abonnés comptent peu : trouvez les communautés qui conviennent, et publiez-y bien.",
  },
  "which-platform": {
    instagram:
      "Instagram vous montre à des inconnus par les reels et les garde par les stories, mais ne permet rien pour adultes : bon pour la portée, avec un risque pour le compte.",
    tiktok:
      "TikTok vous montre au plus d’inconnus avec le moins de travail, interdit tout ce qui est pour adultes et mène peu de gens droit à une page : bon pour être vue, non pour vendre.",
    x: "X permet les aperçus pour adultes et les liens et garde ceux qui vous aiment déjà ; les inconnus n’arrivent que par les reposts et les réponses, c’est donc lent sans d’autres de votre genre.",
    reddit:
      "Reddit montre chaque publication à des inconnus qui cherchent justement cela, même depuis un compte neuf : bon pour de nouvelles personnes vite, si vous avez le temps de lire les règles de chaque communauté.",
  },
};
