import { type ContactFields, contactSubjects } from '@paw/rules/contactRules.ts';
import { formatCount } from '@paw/rules/formatCount.ts';
import { links } from '@paw/contract/links.ts';
import { rules } from '@paw/rules/rules.ts';
import { Link } from '@paw/ui/router.ts';
import { EmailField } from '@paw/ui/EmailField.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { FieldPair } from '@paw/ui/field/FieldPair.tsx';
import { Select } from '@paw/ui/Select.tsx';
import { TextArea } from '@paw/ui/TextArea.tsx';
import { styled } from 'styled-components';

const { name, message, orderNumber } = rules.contact;

export function FormFields({ errors }: { errors: Partial<Record<keyof ContactFields, string>> }) {
  return (
    <>
      <FieldPair>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          required
          minLength={name.least}
          maxLength={name.most}
          error={errors.name}
        />
        <EmailField required maxLength={254} error={errors.email} />
      </FieldPair>
      <FieldPair>
        <Select label="What’s this about?" name="subject" required defaultValue="" error={errors.subject}>
          <option value="">Choose a topic</option>
          {contactSubjects.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </Select>
        <Field
          label="Order number (optional)"
          name="orderNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={orderNumber.most}
          placeholder="PD-2345WXYZ"
          error={errors.orderNumber}
        />
      </FieldPair>
      <TextArea
        label="Message"
        help={`Up to ${formatCount(message.most)} characters.`}
        name="message"
        rows={6}
        required
        minLength={message.least}
        error={errors.message}
      />
      <Trap aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Small>
        We only use this to reply to you. See our <Link to={links.privacy()}>privacy policy</Link>.
      </Small>
    </>
  );
}

/** A trap for bots, which fill in every field. Not `display: none`, which some of them detect. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const Small = styled.p`
  margin: 0;
  color: var(--soft);
  font-size: var(--text-14);
`;
