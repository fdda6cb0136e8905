import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { minutesOf } from '#schemas/placement/duration.ts';
import type { Possibility } from '#schemas/possibility.ts';
import type { StudentLevelingForm } from '#schemas/types/entities/leveling_forms.ts';
import { Hindrance } from '../../components/Hindrance.tsx';
import { useWords } from '../../components/words.tsx';
import { StartButton } from '../taking/Intro.tsx';
import { testPath } from './placement.ts';
import { SoundCheck } from './SoundCheck.tsx';
import './placement.css';

interface BriefingProps {
  form: StudentLevelingForm;
  start: Possibility | null;
  /** The second screen has an address of its own: the browser's own button leads back. */
  second: boolean;
}

/** What is to be known before the test, on two screens: what it is, and how to answer. */
export function Briefing({ form, start, second }: BriefingProps) {
  const { t, pick } = useWords();
  const here = testPath(form.id);
  if (!start?.can) return start ? <Hindrance start={start} /> : null;
  return second ? (
    <>
      <h2>{t('placement.how')}</h2>
      <HowToAnswer minutes={minutesOf(form)} />
      <div className="actions">
        <StartButton to={here} label={t('placement.start')} />
        <Link to={here}>{t('placement.before')}</Link>
      </div>
    </>
  ) : (
    <>
      <p className="lead">{pick(form, 'description') || t('placement.lead')}</p>
      <WhatItIs form={form} />
      <p className="actions">
        <Link className="button" to={`${here}?step=2`}>
          {t('placement.go_on')}
        </Link>
      </p>
    </>
  );
}

function WhatItIs({ form }: Pick<BriefingProps, 'form'>) {
  const { t } = useWords();
  const minutes = minutesOf(form);
  const limit = minutes === null ? '' : t('placement.about.minutes', { smart_count: minutes });
  return (
    <Points>
      <Point name="aim" />
      <Point name={form.adaptive ? 'length' : 'length_fixed'}>{limit}</Point>
      {form.adaptive ? <Point name="adapts" /> : null}
      {form.has_listening ? (
        <Point name="sound">
          <SoundCheck />
        </Point>
      ) : null}
    </Points>
  );
}

function HowToAnswer({ minutes }: { minutes: number | null }) {
  return (
    <Points>
      <Point name="unknown" />
      <Point name="no_way_back" />
      <Point name="resume" />
      {minutes === null ? null : <Point name="clock" />}
    </Points>
  );
}

const Points = ({ children }: { children: ReactNode }) => <dl className="briefing">{children}</dl>;

function Point({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useWords();
  return (
    <div>
      <dt>{t(`placement.about.${name}`)}</dt>
      <dd>
        {t(`placement.about.${name}_more`)} {children}
      </dd>
    </div>
  );
}
