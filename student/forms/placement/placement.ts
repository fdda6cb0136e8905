export const testPath = (form: number | string | undefined) => `/leveling-tests/${form}`;
