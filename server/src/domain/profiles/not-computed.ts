/**
 * Fields of the specification's model that nothing is computed into: figures are told as facts, pictures are not fetched.
 * Source: product-spec.md, section 3; product.md.
 */
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
