import { staff } from '#schemas/accounts/roles.ts';
import type { Role } from '#schemas/dialect.ts';

/** Who may sign in at `/api/{kind}/login`: a staff role's slug requires that role. */
export const kinds: Record<string, Role[]> = {
  students: ['student'],
  admin: staff,
  coordinator: ['coordinator'],
  'customer-service': ['customer-service'],
  customer_service: ['customer-service'],
  teacher: ['teacher'],
};
