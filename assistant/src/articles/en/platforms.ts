import type { PlatformTexts } from "../platforms.ts";

/** What is particular to a platform, by article. */
export const platformTexts: PlatformTexts = {
  "reduced-reach": {
    instagram:
      "On Instagram look into the settings under Account Status: what was removed stands there, with a way to ask for a review, and whether your posts are still recommended to people who don't follow you.",
    tiktok:
      "On TikTok the inbox and the account check in the settings list removed videos: appeal there, from the video itself. Clothes, gestures, words and the page behind your link count, not only nudity.",
    x: "X shows nowhere whether your reach is limited. Adult posts that are marked as sensitive are hidden in search from everybody who has not allowed them, which is often taken for a shadowban.",
    reddit:
      "On Reddit open your profile while signed out: if it is not found, the whole account is limited, and you appeal to Reddit. If only posts in one community vanish, its filter or its moderators took them out: ask these.",
  },
  "rules-of-links": {
    instagram:
      "On Instagram a link in the bio is possible, but its rules forbid offering sexual services, and links straight to an adult page are a frequent reason for limits. Link a page of your own without adult pictures, and don't name the paid page in captions, stories or messages.",
    tiktok:
      "On TikTok don't link an adult page, neither straight nor by a link page that shows one: TikTok reads what stands behind the link. Link another account that is allowed to have it. Not every account may put a link into its bio.",
    x: "On X a link to your page is fine in the bio, in posts and in the pinned post. Mark adult media as sensitive, and keep them out of the profile picture and the header.",
    reddit:
      "On Reddit put the link into your profile. Whether posts and comments may have one is up to each community: many forbid it and ban for it, so read the pinned rules first.",
  },
  "account-banned": {
    instagram:
      "On Instagram sign in once more: the screen that says the account is disabled has the way to ask for a review, with the time that you have for it. You may have to prove with a picture or a document that you are who you are.",
    tiktok:
      "On TikTok the appeal stands in the message about the ban, in the app or at sign-in, and has a time limit. Save your videos as long as it lets you.",
    x: "On X appeal by the form for locked and suspended accounts in its help centre, signed in as the account. A locked account often only asks you to delete a post or to verify.",
    reddit:
      "A ban from a community comes from its moderators: answer the ban message once, kindly, and name the rule that you now know. Bans by several communities at once mostly mean the same post everywhere, links or a missing verification. Only a ban from all of Reddit is appealed to Reddit itself. Don't go round a ban with a second account: that costs both.",
  },
  "being-found": {
    instagram:
      "On Instagram words in the name, the first line and the caption are searched; a few exact hashtags are enough. Banned or adult hashtags take a post out of recommendations.",
    tiktok:
      "On TikTok the words that are said and shown in the video, and the first line of the caption, decide who is shown it. A few exact hashtags are enough.",
    x: "On X one or two hashtags at most, or none: there people find adult posts by words in the text, by reposts and by replies. Marked as sensitive they are shown only to those who allow such posts.",
    reddit: "Reddit has no hashtags: the community, the title and its flair decide who sees a post.",
  },
  "path-to-the-page": {
    instagram:
      "From Instagram: short videos bring strangers, stories bring the warm ones to the link. Say ‘link in bio’ without naming the paid page.",
    tiktok:
      "From TikTok nobody can go straight to the page: lead people to another account first, by name or by the link in the bio, and from there to the page.",
    x: "From X: pin a post with your best picture, one sentence and the link, post a teaser each day, answer under creators of your kind, and agree to repost each other. Adult previews are allowed there if they are marked as sensitive.",
    reddit:
      "From Reddit: post in communities that fit, have the link in your profile, and answer comments in the first hour. People click the profile, so its pinned post has to sell.",
  },
  "growing-an-audience": {
    instagram:
      "On Instagram reels reach those who don't follow you; posts and highlights make them stay. Make more of the reel form that strangers saw, and keep the profile free of anything that gets you out of recommendations.",
    tiktok:
      "On TikTok every video begins anew with strangers: a series with the same opening brings followers, single hits bring views.",
    x: "On X followers come by reposts and replies: answer every day under larger creators of your kind, trade reposts, and pin your best post.",
    reddit: "On Reddit followers matter little: find the communities that fit, and post well there.",
  },
  "which-platform": {
    instagram:
      "Instagram shows you to strangers by reels and keeps them by stories, but nothing adult is allowed: good for reach, at the risk of the account.",
    tiktok:
      "TikTok shows you to most strangers with the least work, forbids anything adult, and sends few straight to a page: good to be seen, not to sell.",
    x: "X allows adult previews and links and keeps those who already like you; strangers come only by reposts and replies, so it grows slowly without others of your kind.",
    reddit:
      "Reddit shows single posts to strangers who look for exactly that, also from a new account: good for new people soon, if you have time to read each community's rules.",
  },
};
