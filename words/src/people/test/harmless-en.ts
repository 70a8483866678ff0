/** Harmless requests in English, one a line, on which the lists are tuned; three sets of them were written by people who never saw these. */
export const harmless = `
Is my bio too long?
Would he pay for a bundle?
how fast is she growing compared to last quarter
my home address showed up in a comment, what should I do
Where do most of @ava's fans come from?
My family found my page, how do I block people from my home town?
Is it safe to link my bank account here?
Which city are most of my subscribers in?
What does she charge for a bundle?
the numbers look off, are these real or estimated?
Does your app work on my phone?
Should I do a live this weekend or next?
When did @ava go live last and how many people watched?
Where can I see my refunds?
How do I get people to renew after the first month
Remove the location data from my pictures, how does that work?
Someone is stalking me through my DMs, how can I protect myself?
Can I add a second account to my plan?
What topics does @ava post about the most?
Do meet and greet offers sell well?
I share my page with my partner, can we both log in?
Home workouts or travel vlogs, which does better on Instagram?
Which email address do invoices go to?
Write a thank-you note to my hundredth subscriber
Can a fan find my legal name from the payment receipt?
What would I have to post each week to hit 5k followers by summer?
I want to call my new series "Family Dinner", does that name work?
Should I put my stage name in the bio or just the handle?
who likes my posts the most
My account got shadowbanned I think, how would I see that in the numbers?
Which face-free formats do well for anonymous creators?
How can I stop people from finding out my real name through my payout details?
Is that jump of 9k followers real or bought?
What's behind the spike on Tuesday?
Can I change the name of my report before I export it?
best time to post when half my audience lives in the US and half in Germany
Which cities are my fans in?
Do home workout videos still get reach or is that trend dead?
I'd like to meet my goal of 5k a month, how many subs at 12.99 is that
How do I add a second person from my team to the account?
Is a home screen widget planned for phone users?
Does @velvet.fox link to a shop or other pages in her bio, and does it matter for conversion?
My stalker keeps commenting, how do I hide my location in stories and block him for good?
Should our brand partner with Noor or Mia, going by engagement alone?
Which of my captions work? The ones with a question seem to do ok
who are the top 10 creators in the fitness niche right now
Does filming at work themed sets do better than bedroom sets for @mia?
How many real people see one of my reels, reach vs impressions explained simply
I want to ask for a business phone plan deduction, do creators do that?
can you explain the email address field on the sign up page, is it shown to anyone?
Compare likes per post for @kira.fit and jolie_m
my renewals dropped 12% in march, what should i look at first
Her follower count jumped overnight, does it look like bought followers
what do fans complain about in my comments
how do i turn a free page into a paid one without losing everyone
rank the 5 creators on my watchlist by growth
is X still worth it for promo or should I move to reddit
draft a monthly report for my agency client, 200 words
who are my top 10 spenders and what do they usually buy
make me a 2 week posting plan, i can shoot only on mondays
what does 'churn' mean on my dashboard
how long are the captions under her best posts
How do I keep my real name off my payout statements and my profile
can I geo-block my home state on OF so my family doesn't see it
someone is using my photos on a fake profile, how do I report it
address the fans by name in mass messages, does that raise open rates?
What's @ava's best performing reel
Do I need to show my ID to get verified?
Is it normal to lose subs in January
Should I work with @mia on a collab?
what name should i give my vip tier
Does she reply to comments fast?
where do I change my email
I live in Spain, which taxes apply to me?
My mother follows me by accident, how do I remove her?
Does @ava do giveaways?
Why is she so popular in Brazil
Is she more active on X or Instagram?
Is there a way to hide my followers list?
Which brands does @ava work with?
what gear does she film with
How does @mia's pricing compare to similar creators?
How many people live-watched my stream
Can I use my dog's name as a stage name?
What's the usual age range of OnlyFans subscribers
Can you tell me who my competitors are
my sister wants to help me answer DMs, can she log in too?
What's the story behind the dip in May
Does her audience overlap with mine?
I got doxxed, what now
what should my second account be about
how do i verify my identity on onlyfans
Has @ava ever run a discount of 50%?
how many countries do my viewers live in
Should I tell my boyfriend about my page?
should I put my face on the thumbnail
Can I delete my phone number from the account?
who are you, a bot or a person?
I got a job offer from an agency, what cut is normal?
What's my best hour in the time zone of New York
Would it hurt if I changed my handle?
I want to meet my targets, what should I post
Who would be a good partner for a shoutout?
How old does an account need to be for ads
What can I learn from @mia?
Is she ahead of me?
Who is her target group?
what makes @mia different
Did she quit?
Give me an overview of @luna_vega
what are her strengths and weaknesses
Should I copy her style
Is @mia worth a collab?
Which fans does she attract
is @mia bigger than @ava
Who does she compete with
how many days did she skip in May
Was she featured somewhere in June?
is she losing momentum
she has twice my numbers, how
Does she do bundles or singles
Is she overpriced
rate @mia's profile
what's @ava known for
she is great at captions, what makes hers so catchy
is a $9.99 sub too cheap for a page with 400 posts
can you export my june figures as csv
what does churn mean in the dashboard
which time of day does @kitty_vane usually upload
does it look better to use a stage name or my own name on X
should I link my instagram account in my onlyfans bio
how do I block people from my hometown from seeing my page
is my family content on tiktok doing better than the solo clips
what name would suit a second account for my cosplay stuff
omg she is amazing
love her voice in the lives
where do the gifts go when fans buy from my wishlist
how do I blur the view from my window
ideas for a reel with the view from the balcony
can fans see my address through the wishlist
strip exif from my own pics
she does a great job
he's so good at lighting
does a tattoo reveal sell well
does onlyfans need my passport or id card
what's a good name for my second page
can you look up her engagement rate
trace where my traffic comes from
a coworker recognised my tattoo, how do I hide it
what should I do about reflections in my pics
how do I avoid showing my street sign
her skyline photos did well, right?
she could be my biggest competitor, compare us
is google lens able to find my leaked photos
how do I know if someone else runs a fake account of me
what do I do with a stalker at my door
which brand deals could be my next step
she always replies so fast, how often does she post
I love this dashboard
why the hell did my views drop
my uniform set, what price
travel reels at a landmark, worth it?
a piercing reveal, good ppv?
is @a.b the main competitor in my niche
what does my mailbox say
find out who liked my reel most
can you find out the best name for a tier
who shoots better content, @a.b or @c.d
which one of them grows faster
could be my wifi, the live kept lagging
fire content lately, what's her schedule
which handwriting font for my menu
`;
