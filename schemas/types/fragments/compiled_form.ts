// Made from schemas/fragments/compiled_form.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface CompiledForm {
  schema: {
    [k: string]: unknown;
  };
  uiSchema: {
    [k: string]: unknown;
  };
}
