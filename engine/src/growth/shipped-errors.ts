import type { ErrorTable } from "./error-table.ts";

/** Read off a panel of creators by `npm run bench -- conformal-table`; they serve until an instance has a pool of its own. */
const shares = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975];

/** Errors of creators whose counts are exact, and of those whose counts are rounded: they stand still, then step. */
export const shippedErrors: { exact: ErrorTable; rounded: ErrorTable } = {
  exact: {
    shares,
    rows: [
      {
        horizon: 1,
        quantiles: [-3.289, -2.233, -1.369, -0.714, -0.443, -0.206, -0.025, 0.028, 0.192, 0.478, 1.502, 3.026, 4.769],
      },
      {
        horizon: 3,
        quantiles: [-4.917, -3.85, -2.7, -1.684, -0.996, -0.385, 0, 0.259, 0.731, 1.594, 3.741, 6.376, 10.369],
      },
      {
        horizon: 7,
        quantiles: [-7.958, -6.366, -4.906, -3.155, -1.936, -0.798, 0, 0.659, 1.843, 3.603, 7.399, 12.293, 18.365],
      },
      {
        horizon: 14,
        quantiles: [-12.2, -9.924, -7.581, -4.85, -2.941, -1.077, 0.008, 1.754, 3.819, 7.055, 14.363, 22.372, 32.531],
      },
      {
        horizon: 21,
        quantiles: [
          -15.958, -12.744, -9.447, -5.889, -3.429, -1.176, 0.378, 2.836, 6.023, 10.466, 20.336, 32.681, 51.651,
        ],
      },
      {
        horizon: 28,
        quantiles: [
          -18.636, -15.235, -10.778, -6.787, -3.822, -0.742, 1.174, 4.208, 8.742, 14.731, 27.603, 42.99, 70.298,
        ],
      },
    ],
  },
  rounded: {
    shares,
    rows: [
      { horizon: 1, quantiles: [-2.116, -1.212, -0.816, -0.43, -0.187, -0.044, 0, 0, 0, 0.05, 0.667, 2.893, 5.574] },
      { horizon: 3, quantiles: [-5.428, -2.765, -1.769, -0.885, -0.357, -0.015, 0, 0, 0.021, 0.629, 3.574, 6.361, 7] },
      { horizon: 7, quantiles: [-7, -6.491, -3.519, -1.487, -0.481, 0, 0, 0, 0.536, 2.777, 6.587, 9.221, 14.058] },
      { horizon: 14, quantiles: [-8.956, -7, -6.885, -2.943, -0.85, 0, 0, 0.222, 1.964, 5.812, 9.748, 17.731, 29.98] },
      { horizon: 21, quantiles: [-12.824, -8.971, -7, -4.63, -1.286, 0, 0, 0.852, 4.235, 7, 14.526, 27.998, 52.343] },
      {
        horizon: 28,
        quantiles: [-14.824, -10.609, -7, -5.897, -2.174, 0, 0, 2.014, 5.995, 11.047, 22.02, 44.121, 76.816],
      },
    ],
  },
};
