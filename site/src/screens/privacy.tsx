import { Heading } from '../layout/heading.tsx'
import { settings } from '../settings.ts'
import { CountSwitch } from './count-switch.tsx'

const hostsOf = ({ site, games }: typeof settings.origins) =>
  `${new URL(site).host} and ${new URL(games).host}`

const offlineClause =
  settings.offline === 'on'
    ? '; pages and games that you have opened are kept, so that they work without a network'
    : ''

const hasForm = settings.contactForm === 'on'

const draftClause = hasForm
  ? '; a message that you have begun to write stays in its tab until you send it or close the tab'
  : ''

function AboutMessages() {
  return (
    <>
      <p data-retention-days={settings.retentionDays}>
        Messages that you send us through the contact form are kept on our server{' '}
        {settings.retentionDays === 0
          ? 'until you ask us to erase them'
          : `for ${settings.retentionDays} days and then erased, or earlier if you ask us to`}
        .
      </p>
      <p>
        Messages may also be forwarded by e-mail to our own mailbox. Nothing erases them there automatically:
        they stay until we erase them by hand, which we also do if you ask us to. Backups of our server may
        still hold a message after it has been erased. When we restore a backup, we erase again what had been
        erased since it was made.
      </p>
      <p>
        The network address of your device is not kept. To prevent floods of messages, we count for a few
        minutes how many come from each network, in a form that nobody who obtains our messages can turn back
        into an address or connect with a message.
      </p>
    </>
  )
}

export default function Privacy() {
  return (
    <article className="sheet prose">
      <Heading>Privacy Policy</Heading>
      <p className="lead">
        Your privacy matters to {settings.siteName}. This policy says which information we collect when you
        visit our website or buy plants, tools and other goods from us, and what we do with it.
      </p>

      <h2>Information we collect</h2>
      <ul>
        <li>
          <strong>Personal information:</strong> your name, e-mail address, telephone number and postal
          address, when you give them to us, for example by writing to us. If you report a problem from a
          game, a recording of your moves in that round goes with your message; you see it and can remove it.
        </li>
        <li>
          <strong>Purchase information:</strong> what you ordered, when, and how it was paid for and
          delivered, when you buy plants, tools or services.
        </li>
        <li>
          <strong>Usage data:</strong> technical information about your visit, such as the kind of browser and
          device, the pages that were opened and the time spent on them.
        </li>
        <li>
          <strong>What your browser keeps:</strong> the games store your progress, your best results and your
          settings in your browser, and the site keeps a summary of them to show on its cards{draftClause}
          {offlineClause}. All of this stays on your device and is not sent to us. To erase it, remove the
          stored data of {hostsOf(settings.origins)} in your browser’s settings; your progress in the games is
          gone then.
        </li>
      </ul>

      <h2>How we use your information</h2>
      <ul>
        <li>to answer your questions and give the advice you asked for;</li>
        <li>to handle orders, deliveries and returns;</li>
        <li>to keep the website working, safe and pleasant to use;</li>
        <li>to tell you about plants, offers and events, if you have agreed to that.</li>
      </ul>

      <h2>Information sharing</h2>
      <p>
        We do not sell or rent your personal information. We share it only with those who help us to serve
        you, such as carriers and payment providers, who may use it for that purpose alone, and with
        authorities where the law obliges us to.
      </p>

      <h2>Data security</h2>
      <p>
        We protect your information by reasonable technical and organisational means against loss, misuse and
        unauthorised access. No way of sending or storing data is perfectly safe, so we keep as little of it
        as we can, for as short a time as we may.
      </p>
      {hasForm && <AboutMessages />}
      {settings.counts === 'on' && <CountSwitch />}

      <h2>Changes to this policy</h2>
      <p>
        We may change this policy from time to time. The version on this page is the one in force; if a change
        is important, we will point it out here before it takes effect.
      </p>

      <h2>Contact</h2>
      <p>
        Questions about your privacy, or about the information that we hold on you, reach us at{' '}
        <a href={`mailto:${settings.mailbox}`}>{settings.mailbox}</a>.
      </p>
    </article>
  )
}
