import { Notice } from '@paw/shared/ui/Notice.tsx';
import { AnswerAt } from '../../newsletter/AnswerAt.tsx';

const back = 'Go back in your browser: what you typed is still there.';

/** What the api leads back to after the form was posted without JavaScript. */
export function FormAnswers() {
  return (
    <>
      <AnswerAt id="contact-sent">
        <Notice kind="ok">
          Thank you, we have your message. We answer by email, on the next working day at the latest.
        </Notice>
      </AnswerAt>
      <AnswerAt id="contact-refused">
        <Notice kind="error" title="Your message was not sent">
          Something in it could not be read: please check every field. {back}
        </Notice>
      </AnswerAt>
      <AnswerAt id="contact-often">
        <Notice kind="error" title="Your message was not sent">
          We have several messages from you already. Please wait a while. {back}
        </Notice>
      </AnswerAt>
      <AnswerAt id="contact-failed">
        <Notice kind="error" title="Your message was not sent">
          Something went wrong on our side. Please try again in a moment. {back}
        </Notice>
      </AnswerAt>
    </>
  );
}
