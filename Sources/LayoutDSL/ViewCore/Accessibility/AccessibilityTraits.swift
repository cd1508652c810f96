/// What a view is, and how it behaves, to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  /// Creates a set of one or more traits.
  public typealias Element = AccessibilityTraits
  /// A literal lists traits.
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// The view is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The view is a field to search with.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The view plays a sound of its own when activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The view sums up the screen when an app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The view changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The view starts media when activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The view takes gestures directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The view turns pages.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The views beside this one are out of reach while it is there.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// Whether all traits of a set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits that are in one set and not in the other.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }

  /// Adds traits and tells those that were there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits |= newMember.bits }
    return contains(newMember) ? newMember : nil
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    bits |= other.bits
  }

  /// Keeps the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    bits &= other.bits
  }

  /// Keeps the traits that are in one set and not in the other.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
    (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
    (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
    (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
  ]

  /// The names of the traits, in the order of their declaration.
  public var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension View {
  /// Adds traits to the view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.traitsAdded(traits))
  }

  /// Removes traits from the view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.traitsRemoved(traits))
  }
}
