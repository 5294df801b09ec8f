/** The command was used wrongly, or what it was given is not what it claims: a sentence and exit code 2. */
export class Wrong extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Wrong';
  }
}
