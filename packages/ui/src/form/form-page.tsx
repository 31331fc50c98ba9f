import type { ComponentProps } from 'react';
import { PageTitle } from '../label/page-title.tsx';
import classes from './form-page.module.css';

interface FormPageProps extends ComponentProps<typeof PageTitle> {
  /** Actions next to the title. */
  actions?: ComponentProps<typeof PageTitle>['children'];
}

/**
 * A screen with a form: title and parts. The save bar is at the bottom of the window, even if the content is
 * short.
 */
export function FormPage({ title, subtitle, actions, children }: FormPageProps) {
  return (
    <div className={`stack-12 ${classes.page}`}>
      <PageTitle title={title} subtitle={subtitle}>
        {actions}
      </PageTitle>
      {children}
    </div>
  );
}
