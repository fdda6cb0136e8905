import { type FieldProps, getUiOptions, getWidget } from '@rjsf/utils';

/** A list whose widget holds it whole: students add and remove no items. */
export function ArrayField({ name, schema, uiSchema, formData, fieldPathId, registry, onChange }: FieldProps) {
  const { widget, ...options } = getUiOptions(uiSchema);
  const Widget = getWidget(schema, widget, registry.widgets);
  const quiet = () => undefined;
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label=""
      schema={schema}
      uiSchema={uiSchema}
      options={options}
      value={formData}
      registry={registry}
      onBlur={quiet}
      onFocus={quiet}
      onChange={(value, errors, id) => onChange(value, fieldPathId.path, errors, id)}
    />
  );
}
