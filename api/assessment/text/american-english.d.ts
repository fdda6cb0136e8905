declare module 'american-english' {
  const american: { us_spelling: Record<string, string> };
  export default american;
}
