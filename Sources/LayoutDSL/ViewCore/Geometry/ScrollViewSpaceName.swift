/// The coordinate space name that all scroll views have in common.
struct ScrollViewSpaceName: Hashable {
  let axis: Axis?
}
