/** A fault that whoever runs a command can mend: its message is all that they need to see, no stack. */
export class Sentence extends Error {
  override name = 'Sentence';
}
