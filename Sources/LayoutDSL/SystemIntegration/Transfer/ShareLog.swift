import ViewCore

/// The values that a screen has shared, for its host.
package final class ShareLog {
  package var shares: [SharedItems] = []

  package init() {}
}
