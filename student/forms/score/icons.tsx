/** The marks of answers; there is always a word beside them. */
export const CrossIcon = () => <Mark path="m6 6 12 12M18 6 6 18" />;
export const PartIcon = () => <Mark path="M5 12h14" />;

const Mark = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
