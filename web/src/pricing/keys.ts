/** Names of what is cached of prices. */
export const pricingKeys = { changes: (modelId: number) => ["price-changes", modelId] };
