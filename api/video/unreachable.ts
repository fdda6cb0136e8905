/** The provider did not answer, or asked for patience: whether something is so cannot be known now. */
export class Unreachable extends Error {}
