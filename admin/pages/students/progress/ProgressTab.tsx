import { Box, Card, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx';
import { useQueryOf } from '../../../providers/queries.ts';
import { ActionBar } from '../../../schema/actions/ActionBar.tsx';
import { Answer } from '../../../schema/actions/waiting.tsx';
import { RecordsOf } from '../../../schema/list/RecordsOf.tsx';
import { Facts } from '../../../schema/record/Facts.tsx';
import { useRecordsOfPerson } from '../useRecordsOfPerson.ts';
import { ClassesAdded } from './ClassesAdded.tsx';
import { Course } from './Course.tsx';
import { ExamGate } from './ExamGate.tsx';
import { Lessons } from './Lessons.tsx';

/** What moves a student to another place in the course. */
const ofLevel = ['set_level', 'reset_level', 'request_leveling_test'];
const contract = ['contract_number', 'type_license', 'license_until', 'access_until', 'date_expiration', 'days_left'];

/** Where the student stands in the course, what is missing to the exam, until when, and how it came to be. */
export function ProgressTab({ held }: { held?: string }) {
  const translate = useTranslate();
  const student = useRecordContext();
  const records = useRecordsOfPerson(Number(student?.id));
  const progress = useQueryOf('students', student?.id ?? null, 'progress');
  if (!student) return null;
  if (progress.isLoading) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Answer of={progress}>
        {({ level, lessons, classes_added, exams, gate, course }) => (
          <>
            <Course level={level} course={course}>
              <ActionBar only={ofLevel} held={held} tools={false} />
            </Course>
            {level && gate && <ExamGate exams={exams} gate={gate} />}
            {level && <ClassesAdded level={level} added={classes_added} />}
            {level && <Lessons lessons={lessons} />}
          </>
        )}
      </Answer>
      <Card component="section" aria-labelledby="contract" sx={{ p: 2 }}>
        <Typography id="contract" variant="h3" component="h2" sx={{ mb: 1 }}>
          {translate('admin.student.contract.title')}
        </Typography>
        <Facts fields={contract} stacked />
      </Card>
      <Box component="section" aria-labelledby="steps">
        <Typography id="steps" variant="h3" component="h2" sx={{ mb: 1 }}>
          {translate('admin.student.progress.steps')}
        </Typography>
        {/* Each action on the student writes a line more. */}
        {records && (
          <RecordsOf
            key={student.version}
            entity="progress_logs"
            filter={{ student_id: records }}
            empty={
              <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
                {translate('admin.student.empty.progress')}
              </Typography>
            }
          />
        )}
      </Box>
    </Box>
  );
}
