import { Heading } from '../layout/heading.tsx'
import { settings } from '../settings.ts'

export default function Terms() {
  return (
    <article className="sheet prose">
      <Heading>Terms and Conditions</Heading>
      <p className="lead">
        By using the website of {settings.siteName} you agree to these terms. Please read them; if you do not
        agree with them, please do not use the website.
      </p>

      <h2>Use of the website</h2>
      <ul>
        <li>
          <strong>Age:</strong> you must be 18 years or older to use this website and to order plants, tools
          or services through it.
        </li>
        <li>
          <strong>Account responsibility:</strong> if you hold an account with us, you are responsible for
          keeping its password to yourself and for everything that is done with it.
        </li>
        <li>
          <strong>Prohibited activities:</strong> you may not use the website for anything unlawful, disturb
          or overload it, try to get at data or systems that are not meant for you, spread harmful software,
          or pretend to be someone else.
        </li>
      </ul>

      <h2>Intellectual property</h2>
      <p>
        Texts, pictures, logos, programs and everything else on this website belong to {settings.siteName} or
        are used with permission, and are protected by law. You may not copy, change or distribute them
        without our written consent.
      </p>

      <h2>Limitation of liability</h2>
      <p>
        We look after this website with care, but offer it as it is. As far as the law allows, we are not
        liable for damage that arises from using it or from not being able to use it, nor for a plant that did
        not thrive in spite of good advice.
      </p>

      <h2>Changes to these terms</h2>
      <p>
        We may change these terms at any time by publishing a new version on this page. If you go on using the
        website after that, you accept the new version.
      </p>

      <h2>Contact</h2>
      <p>
        Questions about these terms reach us at <a href={`mailto:${settings.mailbox}`}>{settings.mailbox}</a>.
      </p>
    </article>
  )
}
