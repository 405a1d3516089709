import { Notice } from '@paw/ui/Notice.tsx';
import { AnswerAt } from '../../posted-form/AnswerAt.tsx';

const back = 'Go back in your browser: everything you typed is still there.';

/** The answers that the api redirects to after the form was posted without JavaScript. */
export function FormAnswers() {
  return (
    <>
      <AnswerAt id="contact-sent">
        <Notice kind="ok">Thanks, we got your message. We’ll reply by email by the next business day.</Notice>
      </AnswerAt>
      <AnswerAt id="contact-refused">
        <Notice kind="error" title="Your message wasn’t sent">
          We couldn’t read part of it. Please check every field. {back}
        </Notice>
      </AnswerAt>
      <AnswerAt id="contact-often">
        <Notice kind="error" title="Your message wasn’t sent">
          You’ve sent several messages already. Please wait a while before you send another. {back}
        </Notice>
      </AnswerAt>
      <AnswerAt id="contact-failed">
        <Notice kind="error" title="Your message wasn’t sent">
          Something went wrong on our end. Please try again in a moment. {back}
        </Notice>
      </AnswerAt>
    </>
  );
}
