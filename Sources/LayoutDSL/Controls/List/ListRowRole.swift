/// The role of an item in a list.
enum ListRowRole {
  case row, header, footer
}
