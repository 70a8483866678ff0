/** Fields of the specification's model that nothing is computed into: figures are facts, pictures are not fetched. */
export const notComputed = {
  profileImageUrl: null,
  bannerImageUrl: null,
  galleryImages: [],
  instagramPosts: null,
  monthlyEarnings: null,
  subscriberCount: null,
  engagementRate: null,
  analyticsData: null,
};
