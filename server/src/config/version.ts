/** Version of FanRadar, that of package.json: CHANGELOG.md says what is in it. */
export const version = "0.1.0";
