/// A control that layout texts name at its first part.
///
/// The details have the name of the control, its value, its style, and the state that it has from its
/// environment. A container, such as a form, has a style only.
@MainActor package protocol DescribedControl: View {
  func details(in environment: EnvironmentValues) -> NodeDetails
}
