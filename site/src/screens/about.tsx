import { Heading } from '../layout/heading.tsx'
import { settings } from '../settings.ts'

export default function About() {
  return (
    <article className="sheet prose">
      <Heading>About Us</Heading>
      <p className="lead">
        Welcome to {settings.siteName}. We are here for everyone who likes to see things grow, from a first
        pot of basil on the windowsill to a garden that the neighbours slow down for.
      </p>

      <h2>Our story</h2>
      <p>
        We opened our doors in 2024 with three shelves of seedlings, one good watering can and a simple idea:
        plants should be easy to love. What began in a borrowed glasshouse soon became a meeting place for
        people who wanted honest answers along with healthy plants. We still pot, label and water by hand, and
        we still sell nothing that we would not grow ourselves.
      </p>

      <h2>Our team</h2>
      <p>
        We are a small crew of gardeners, growers and tinkerers. Some of us can name a fern from across the
        street; others came for the tools and stayed for the tomatoes. What we share is patience, muddy boots
        and the belief that there are no black thumbs, only plants in the wrong place.
      </p>

      <h2>Our services</h2>
      <h3>Plant selection</h3>
      <p>
        From hardy perennials and herbs to rare houseplants, every plant is chosen for its health and raised
        without haste. Tell us how much light you have and how often you forget to water; we will find a
        match.
      </p>
      <h3>Gardening tools</h3>
      <p>
        A good tool is one that your grandchildren will fight over. We keep a short list of spades, secateurs
        and gloves that fit the hand, can be sharpened or mended, and are worth their price.
      </p>
      <h3>Expert advice</h3>
      <p>
        Yellow leaves, hungry snails, a balcony in the wind: bring a photograph or a leaf, and one of us will
        sit down with you. Advice is free, and so is the second opinion.
      </p>
    </article>
  )
}
