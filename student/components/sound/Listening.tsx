import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import '../../styles/sound.css';
import '../../styles/spoken_list.css';
import { type ListenRequest, requestOf } from './listen_request.ts';

const load = () => import('./Player.tsx');
const Player = lazy(() => load().then((module) => ({ default: module.Player })));

/** Text with buttons to listen by, and the one player for all of them, which comes when something is to be heard. */
export function Listening({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<ListenRequest | null>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
    // Sound may start only while the browser knows of the press: the code has to be there before.
    void load().catch(() => undefined);
  }, []);

  const listen = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button.listen');
    if (button) setRequest(requestOf(button));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the buttons in the text
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button is clicked by keyboard too
    <div ref={root} className="listening" data-awake={isAwake || undefined} onClick={listen}>
      {children}
      {request ? (
        <Suspense fallback={null}>
          <Player request={request} text={root} onClose={() => setRequest(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
