import type { ReactNode } from 'react';

/** Drawn here: an icon library would cost more than the page. There are always words beside them. */
const icon = (path: ReactNode) =>
  function Icon() {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {path}
      </svg>
    );
  };

export const HomeIcon = icon(<path d="M4 11.5 12 4l8 7.5V20a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />);
export const LevelsIcon = icon(
  <path d="M5 21c6 0 3-6 8-6s3-6 8-6M5 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM19 9V3l-5 1.6L19 6" />,
);
export const MeIcon = icon(<path d="M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4 21c.6-4 3.8-6 8-6s7.4 2 8 6" />);
export const LibraryIcon = icon(<path d="M5 4h5v16H5zM10 4h4v16h-4zM15.2 5l3.8-1 3 15-3.8 1z" />);
export const DemoIcon = icon(<path d="M4 5h16v11H4zM9 20h6M10.5 8v5l4-2.5z" />);
export const TickIcon = icon(<path d="m4.5 12.5 5 5 10-11" />);
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />);
export const FlagIcon = icon(<path d="M6 21V4m0 1h11l-2 4 2 4H6" />);
export const ArrowIcon = icon(<path d="M4 12h15m-6-6 6 6-6 6" />);
export const ClassesIcon = icon(<path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h4" />);
export const BellIcon = icon(<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2.2 2.2 0 0 0 4 0" />);
export const ForumIcon = icon(<path d="M4 5h16v11H10l-4 4v-4H4zM8 9.5h8M8 12.5h5" />);
export const HandIcon = icon(
  <path d="M7 12V6.2a1.4 1.4 0 0 1 2.8 0V11 4.4a1.4 1.4 0 0 1 2.8 0V11 5.4a1.4 1.4 0 0 1 2.8 0V12 8.2a1.4 1.4 0 0 1 2.6 0V15a6 6 0 0 1-6 6c-3 0-4.4-1.4-5.6-3.6L4.2 13.6c-.8-1.6 1.2-2.6 2.2-1.4z" />,
);
