import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useProjection } from '../../school.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { useRepresent } from '../labels.ts';
import { shownInPlace } from '../list/ListProblem.tsx';
import { Children } from './Children.tsx';
import { Facts } from './Facts.tsx';
import { Heading } from './Heading.tsx';
import { Trail } from './Trail.tsx';

/** What no reader asks for; when a record was made somebody does. */
const omittedFields = ['id', 'version', 'updated_at'];

interface ShowProps {
  /** Where the record's own words do not name it. */
  title?: string;
  /** Says where the record stands: then only those fields are shown that are filled in by now. */
  lead?: ReactNode;
  /** Fields that are not rendered one by one, but together by `children`. */
  apart?: string[];
  children?: ReactNode;
}

/** The page of a record for who may read it and not change it. */
export function EntityShow(props: ShowProps) {
  return (
    <ShowBase queryOptions={shownInPlace}>
      <ShowPage {...props} />
    </ShowBase>
  );
}

function ShowPage({ title, lead, apart = [], children }: ShowProps) {
  const projection = useProjection();
  const represent = useRepresent();
  const { record, error } = useShowContext();
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record) return <PageSkeleton />;
  // What is read through a reference is there for its words: the reference itself is shown.
  const fields = Object.entries(projection.read.properties ?? {})
    .filter(
      ([field, property]) => !property['x-of'] && ![...apart, ...(lead ? omittedFields : ['version'])].includes(field),
    )
    .map(([field]) => field);
  return (
    <>
      <Heading text={title ?? represent(projection, record)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Trail record={record} />
        </Box>
        <ActionBar />
      </Box>
      <Card sx={{ p: 2 }}>
        {lead}
        <Facts fields={fields} stacked sparse={Boolean(lead)} />
        {children}
      </Card>
      <Children />
    </>
  );
}
