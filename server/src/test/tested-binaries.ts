const { TEST_POSTGRES_BINARIES: binaries } = process.env;

/** Programs of the version of PostgreSQL that the tests run on; without TEST_POSTGRES_BINARIES the embedded ones. */
export const testedBinaries = binaries ? { binaries } : {};
