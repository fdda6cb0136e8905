/** A fault that the person who runs a command can mend: the message is enough, without a stack. */
export class Sentence extends Error {
  override name = 'Sentence';
}
