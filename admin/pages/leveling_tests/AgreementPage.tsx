import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { Heading } from '../../schema/record/Heading.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { ModelFit } from './ModelFit.tsx';

const parts = ['test', 'later'] as const;

/** How the tests' proposals, the coordinators' decisions and the levels four weeks later agree. */
export function AgreementPage() {
  const translate = useTranslate();
  const { data, error } = useQueryOf('leveling_tests', null, 'agreement');
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <Heading text={translate('pages.leveling_agreement')} />
      {parts.map((part) => (
        <AgreementCard key={part} part={part} {...data[part]} />
      ))}
      <ModelFit fit={data.fit} />
    </Box>
  );
}
