import { EmailField } from '../EmailField.tsx';
import { Field } from '../Field.tsx';
import { FileField } from '../FileField.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { longText } from './longText.ts';
import { Shown, State } from './Shown.tsx';

const subjects = ['An order', 'A product', 'A return', longText].map((subject) => (
  <option key={subject}>{subject}</option>
));

export function FieldSection() {
  return (
    <>
      <Shown name="Field">
        <State name="empty">
          <Field label="Full name" name="empty" />
        </State>
        <State name="with help">
          <Field label="Phone" name="phone" type="tel" help="For questions about the delivery only." />
        </State>
        <State name="filled">
          <Field label="Full name" name="name" defaultValue="Ada Lovelace" />
        </State>
        <State name="with an error">
          <Field
            label="Full name"
            name="wrong"
            help="For the package."
            defaultValue="A"
            error="Enter your full name."
          />
        </State>
        <State name="disabled">
          <Field label="Country" name="country" defaultValue="United States" disabled />
        </State>
        <State name="read only">
          <Field label="Order number" name="order" defaultValue="PD-48213" readOnly />
        </State>
        <State name="long text">
          <Field label={longText} name="long" help={longText} error={longText} defaultValue={longText} />
        </State>
      </Shown>
      <Shown name="EmailField">
        <State name="empty">
          <EmailField autoComplete="off" />
        </State>
        <State name="with an error">
          <EmailField help="For the receipt." defaultValue="ada@" error="Enter an email like name@example.com." />
        </State>
      </Shown>
      <Shown name="FileField">
        <State name="empty">
          <FileField label="Photos" name="photos" multiple help="Up to 4 files." />
        </State>
        <State name="with an error">
          <FileField label="Photos" name="wrong-photos" error="Choose a JPEG, PNG or WebP file." />
        </State>
      </Shown>
      <Shown name="TextArea">
        <State name="empty">
          <TextArea label="Message" name="message" help="10 to 2000 letters." />
        </State>
        <State name="with an error">
          <TextArea label="Review" name="review" defaultValue="Nice" error="Write at least 10 letters." />
        </State>
        <State name="long text">
          <TextArea label="Message" name="long-message" defaultValue={`${longText}. `.repeat(4)} />
        </State>
        <State name="disabled">
          <TextArea label="Message" name="sent" defaultValue="Sent on March 1." disabled />
        </State>
      </Shown>
      <Shown name="Select">
        <State name="default">
          <Select label="Sort by" name="sort">
            <option>Featured</option>
            <option>Price, low to high</option>
          </Select>
        </State>
        <State name="with an error">
          <Select label="Subject" name="subject" defaultValue="" error="Choose a topic.">
            <option value="">Choose one</option>
            {subjects}
          </Select>
        </State>
        <State name="disabled">
          <Select label="State" name="state" disabled>
            <option>Illinois</option>
          </Select>
        </State>
        <State name="long text">
          <Select label="Subject" name="long-subject" defaultValue={longText}>
            {subjects}
          </Select>
        </State>
      </Shown>
    </>
  );
}
