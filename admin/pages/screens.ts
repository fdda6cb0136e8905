import { lazy } from 'react';

const FormPage = lazy(async () => ({ default: (await import('./form/FormPage.tsx')).FormPage }));
const AttemptPage = lazy(async () => ({ default: (await import('./attempt/AttemptPage.tsx')).AttemptPage }));
const ResourcePage = lazy(async () => ({ default: (await import('./ResourcePage.tsx')).ResourcePage }));
const AgreementPage = lazy(async () => ({ default: (await import('./leveling/AgreementPage.tsx')).AgreementPage }));
const LevelingPage = lazy(async () => ({ default: (await import('./leveling/LevelingPage.tsx')).LevelingPage }));
const LevelPage = lazy(async () => ({ default: (await import('./level/LevelPage.tsx')).LevelPage }));
const StaffPage = lazy(async () => ({ default: (await import('./StaffPage.tsx')).StaffPage }));
const UntranslatedPage = lazy(async () => ({
  default: (await import('./translations/UntranslatedPage.tsx')).UntranslatedPage,
}));

/** Entities whose page is made by hand: what they are made of is written in one place. */
export const screens: Record<string, React.ComponentType> = {
  exercise_forms: FormPage,
  exam_forms: FormPage,
  leveling_forms: FormPage,
  resources: ResourcePage,
  levels: LevelPage,
  staff: StaffPage,
};

/** Pages that no entity draws, by their addresses. */
export const places: Record<string, React.ComponentType> = {
  '/leveling-tests-agreement': AgreementPage,
  '/untranslated': UntranslatedPage,
};

/** Entities of which one looks at more than the fields. */
export const shows: Record<string, React.ComponentType> = {
  attempts: AttemptPage,
  leveling_tests: LevelingPage,
};
