import { Navigate, useParams } from 'react-router-dom';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { searchOf } from '../../schema/list/views/address.ts';
import { useSchool } from '../../school.ts';

/** The address of a view, which stays when the view is changed: it leads to its list. */
export function ViewPage() {
  const { projections } = useSchool();
  const { id = '' } = useParams();
  const { data: view, error } = useQueryOf('saved_views', id, 'shown');
  if (error) return <ErrorPage {...failureIn(error)} />;
  const projection = view && projections.get(view.resource);
  if (!view || !projection) return <PageSkeleton />;
  const to = { pathname: `/${view.resource}`, search: searchOf(view, projection) };
  return <Navigate to={to} replace state={{ leftOut: view.left_out }} />;
}
