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
        creators: 1530,
        oneDay: 25,
      },
      {
        horizon: 3,
        quantiles: [-4.917, -3.85, -2.7, -1.684, -0.996, -0.385, 0, 0.259, 0.731, 1.594, 3.741, 6.376, 10.369],
        creators: 1530,
        oneDay: 25,
      },
      {
        horizon: 7,
        quantiles: [-7.958, -6.366, -4.906, -3.155, -1.936, -0.798, 0, 0.659, 1.843, 3.603, 7.399, 12.293, 18.365],
        creators: 1530,
        oneDay: 25,
      },
      {
        horizon: 14,
        quantiles: [-12.2, -9.924, -7.581, -4.85, -2.941, -1.077, 0.008, 1.754, 3.819, 7.055, 14.363, 22.372, 32.531],
        creators: 1530,
        oneDay: 25,
      },
      {
        horizon: 21,
        quantiles: [
          -15.958, -12.744, -9.447, -5.889, -3.429, -1.176, 0.378, 2.836, 6.023, 10.466, 20.336, 32.681, 51.651,
        ],
        creators: 1530,
        oneDay: 33.3,
      },
      {
        horizon: 28,
        quantiles: [
          -18.636, -15.235, -10.778, -6.787, -3.822, -0.742, 1.174, 4.208, 8.742, 14.731, 27.603, 42.99, 70.298,
        ],
        creators: 1530,
        oneDay: 50,
      },
    ],
  },
  rounded: {
    shares,
    rows: [
      {
        horizon: 1,
        quantiles: [-2.058, -1.085, -0.736, -0.415, -0.206, -0.057, 0, 0, 0, 0.047, 0.625, 3.043, 5.551],
        creators: 1754,
        oneDay: 25,
      },
      {
        horizon: 3,
        quantiles: [-5.128, -2.594, -1.685, -0.829, -0.351, -0.018, 0, 0, 0.044, 0.636, 3.735, 6.298, 7],
        creators: 1754,
        oneDay: 25,
      },
      {
        horizon: 7,
        quantiles: [-7, -5.869, -3.105, -1.454, -0.54, 0, 0, 0, 0.647, 2.919, 6.5, 9.595, 14.709],
        creators: 1754,
        oneDay: 25,
      },
      {
        horizon: 14,
        quantiles: [-8.358, -7, -6.371, -2.599, -0.885, 0, 0, 0.343, 2.132, 5.696, 10.13, 18.167, 30.618],
        creators: 1754,
        oneDay: 25,
      },
      {
        horizon: 21,
        quantiles: [-11.569, -8.441, -7, -4.139, -1.237, 0, 0, 1.029, 4.145, 7, 15.13, 28, 50.523],
        creators: 1754,
        oneDay: 33.3,
      },
      {
        horizon: 28,
        quantiles: [-14, -10.214, -7, -5.213, -2.009, 0, 0, 2.019, 5.881, 11.089, 22.123, 43.933, 76.863],
        creators: 1754,
        oneDay: 50,
      },
    ],
  },
};
