/** What somebody looks at who asks for help; what there is none of is empty. */
export interface Looked {
  page: string;
  /** The page's heading. */
  title: string;
  /** The number of the question that is looked at, most likely, and of all that the page shows, in their order. */
  question: string;
  questions: string[];
  error: string;
  message: string;
  request: string;
}
